/** Formats a price of the demo shop: `$45.99`. */
export function dollars(amount: number): string {
  return `$${amount.toFixed(2)}`;
}
