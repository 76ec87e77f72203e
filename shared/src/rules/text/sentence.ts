/** Ends a sentence with a point, unless what somebody wrote ends it already. */
export function sentence(text: string): string {
  return /[.…!?]$/.test(text) ? text : `${text}.`;
}
