/** Loads where places are, a file of its own; null when it cannot be had now. */
export function loadNearest() {
  return import('@tero/shared/rules/places/nearest').catch(() => null);
}
