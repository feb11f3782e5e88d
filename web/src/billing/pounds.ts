/** An amount as parents read it: 1999 pence are £19.99. */
export function pounds(amountPence: number): string {
  return `£${(amountPence / 100).toFixed(2)}`;
}
