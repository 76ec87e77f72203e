/**
 * The number that a number field holds, or null when it is empty. Not undefined, which stands for "not changed" in the
 * contract and for "as at first" in react-hook-form: who clears a price means that there is none.
 */
export function numberOf(typed: unknown): number | null {
  if (typed === null || typed === undefined || typed === '') return null;
  const number = Number(typed);
  return Number.isNaN(number) ? null : number;
}
