/** How photos that wait are called. */
export function photosTitle(stage: unknown): string {
  if (stage === undefined) return 'Fotos del trabajo';
  return stage === 'before' ? 'Fotos de antes del trabajo' : 'Fotos del trabajo hecho';
}
