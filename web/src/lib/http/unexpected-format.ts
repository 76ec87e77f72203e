/** Thrown when a response is not what its screen can show, such as something else than a list. */
export class UnexpectedFormat extends Error {}

/** Returns the list, or throws `UnexpectedFormat` when a faulty server or proxy sent something else. */
export function requireList<T>(given: readonly T[] | undefined): readonly T[] {
  if (!Array.isArray(given)) throw new UnexpectedFormat();
  return given;
}
