/** Loads the file with the positions of places. Resolves with null when it cannot be fetched now. */
export function loadNearest() {
  return import('@tero/shared/rules/places/nearest').catch(() => null);
}
