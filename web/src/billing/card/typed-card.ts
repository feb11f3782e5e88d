export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

export type CardField = keyof TypedCard;

const longestNumber = 19;

/** The number in groups of four, as it stands on the card. */
export function groupedNumber(typed: string): string {
  const digits = typed.replace(/\D/g, "").slice(0, longestNumber);
  return digits.replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** The expiry as it stands on the card, "04 / 31", with the stroke set as soon as a year follows the month. */
export function spacedExpiry(typed: string): string {
  const [month = "", year] = typed.replace(/[^\d/]/g, "").split("/");
  if (year !== undefined) return `${month.slice(0, 2)} / ${year.slice(0, 4)}`.trimEnd();
  return month.length > 2 ? `${month.slice(0, 2)} / ${month.slice(2, 6)}` : month;
}

/** The month and the year of an expiry such as "04 / 31", "4/2031" or "0431"; null when it is none. */
export function readExpiry(typed: string): { month: number; year: number } | null {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(typed) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return null;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
}

/** What is missing before a card can be tried at all, in the words of the card provider; null when nothing is. */
export function cardProblem({ number, expiry, cvc, name }: TypedCard): { field: CardField; message: string } | null {
  if (number.replace(/\D/g, "").length < 12) return { field: "number", message: "Your card number is incomplete." };
  if (readExpiry(expiry) === null) return { field: "expiry", message: "Your card's expiration date is incomplete." };
  if (!/^\d{3,4}$/.test(cvc.trim())) return { field: "cvc", message: "Your card's security code is incomplete." };
  if (name.trim() === "") return { field: "name", message: "Please enter the name on the card." };
  return null;
}
