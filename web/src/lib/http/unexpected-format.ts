/** Thrown when a screen cannot show a response, such as an object instead of a list. */
export class UnexpectedFormat extends Error {}

/** Returns the list, or throws `UnexpectedFormat` when a faulty server or proxy sent something else. */
export function requireList<T>(given: readonly T[] | undefined): readonly T[] {
  if (!Array.isArray(given)) throw new UnexpectedFormat();
  return given;
}
