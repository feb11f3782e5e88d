import type { TypedCard } from "#resources/payment-methods.ts";
import { type Html, html } from "./html.ts";

export type Fields = Record<string, string>;

/** Which field of the form an error code is about. */
const fieldOf: Record<string, string> = {
  incorrect_number: "number",
  invalid_expiry_month: "expiry",
  invalid_expiry_year: "expiry",
  expired_card: "expiry",
  invalid_cvc: "cvc",
  incorrect_cvc: "cvc",
};

export interface CardProblem {
  code: string;
  message: string;
}

/** The card part of a form. What was typed into it is never written back into the page, but for the name. */
export function cardFields(typed: Fields, problem: CardProblem | null): Html {
  const wrong = problem && fieldOf[problem.code];
  const field = (name: string, label: string, attributes: Html) => html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" ${attributes}${wrong === name && html` aria-invalid="true" aria-describedby="${name}-error"`}>
${wrong === name && html`<p class="error" id="${name}-error">${problem?.message}</p>`}</div>`;
  return html`${field("number", "Card number", html`type="text" inputmode="numeric" autocomplete="cc-number" maxlength="23" placeholder="4242 4242 4242 4242" required`)}
<div class="pair">${field("expiry", "Expiry", html`type="text" inputmode="numeric" autocomplete="cc-exp" maxlength="9" placeholder="MM / YY" required`)}
${field("cvc", "CVC", html`type="text" inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123" required`)}</div>
${field("name", "Name on card", html`type="text" autocomplete="cc-name" maxlength="100" value="${typed.name ?? ""}" required`)}
${testCards}`;
}

/** A problem that belongs to no single field, or to the card as a whole. */
export function problemNotice(problem: CardProblem | null): Html | null {
  return problem && html`<p class="notice bad" role="alert">${problem.message}</p>`;
}

/** Reads the card fields; "12 / 30", "12/2030" and "1230" are the same day to a bank. */
export function typedCardIn({ number = "", expiry = "", cvc = "" }: Fields): TypedCard {
  const [, month, year] = /^\s*(\d{1,2})\s*[/-]?\s*(\d{4}|\d{2})\s*$/.exec(expiry) ?? [];
  return { number, expMonth: month ? Number(month) : null, expYear: year ? Number(year) : null, cvc: cvc.trim() };
}

const testCards = html`<details><summary>Test cards</summary><ul class="cards muted">
<li><code>4242 4242 4242 4242</code> pays</li>
<li><code>4000 0025 0000 3155</code> asks you to authenticate</li>
<li><code>4000 0000 0000 0002</code> is declined</li>
<li>Any expiry to come, any three digits as CVC. Every other number is refused and forgotten.</li>
</ul></details>`;
