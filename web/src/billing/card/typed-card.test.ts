import { expect, test } from "vitest";
import { cardProblem, groupedNumber, readExpiry, spacedExpiry } from "./typed-card.ts";

const card = { number: "4242 4242 4242 4242", expiry: "04 / 31", cvc: "123", name: "Sam Lee" };

test.each([
  ["4242424242424242", "4242 4242 4242 4242"],
  ["4242-4242 42", "4242 4242 42"],
  ["4242", "4242"],
  ["card", ""],
])("the number %s stands in groups of four", (typed, shown) => {
  expect(groupedNumber(typed)).toBe(shown);
});

test.each([
  ["0", "0"],
  ["04", "04"],
  ["043", "04 / 3"],
  ["0431", "04 / 31"],
  ["04 / ", "04 /"],
  ["4/31", "4 / 31"],
  ["042031", "04 / 2031"],
])("the expiry %s is written %s", (typed, shown) => {
  expect(spacedExpiry(typed)).toBe(shown);
});

test.each([
  ["04 / 31", { month: 4, year: 2031 }],
  ["4/2031", { month: 4, year: 2031 }],
  ["0431", { month: 4, year: 2031 }],
  ["13 / 31", null],
  ["00 / 31", null],
  ["04 / 3", null],
  ["", null],
])("the expiry %s is read", (typed, read) => {
  expect(readExpiry(typed)).toEqual(read);
});

test.each([
  [{}, null],
  [{ number: "4242" }, "Your card number is incomplete."],
  [{ expiry: "04" }, "Your card's expiration date is incomplete."],
  [{ cvc: "12" }, "Your card's security code is incomplete."],
  [{ name: " " }, "Please enter the name on the card."],
])("a card with %j is not sent when something is missing", (part, message) => {
  expect(cardProblem({ ...card, ...part })?.message ?? null).toBe(message);
});
