/** A calendar day in Europe/London, written `YYYY-MM-DD`. The clock of the server makes it from an instant. */
export type Day = `${number}-${number}-${number}`;

/**
 * Days since 1970-01-01, so that days can be counted and compared.
 * Source of the method: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil.
 */
export function dayNumber(day: Day): number {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + date - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The day with this number; the inverse of `dayNumber`. Source: as there, civil_from_days. */
export function dayFromNumber(number: number): Day {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const pad = (value: number, digits: number) => String(value).padStart(digits, "0");
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}` as Day;
}

/** The day so many days after (or, below zero, before) another. */
export function addDays(day: Day, days: number): Day {
  return dayFromNumber(dayNumber(day) + days);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  return (((dayNumber(day) + 3) % 7) + 7) % 7;
}

/** The seven days, Monday first, of the week a day lies in. */
export function weekOf(day: Day): Day[] {
  const monday = dayNumber(day) - weekdayOf(day);
  return Array.from({ length: 7 }, (_, index) => dayFromNumber(monday + index));
}
