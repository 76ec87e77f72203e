/**
 * Formats a whole number as in Uruguay: `12.500`. By hand, because the first formatter of Intl takes a start 25 ms of
 * the processor, and every card shows a price.
 */
export function wholeNumber(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, '.');
}
