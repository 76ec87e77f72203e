/**
 * Returns the text if it is a path of this app (`/favoritos?orden=1`); null for another site (`//evil`, `/\evil`,
 * `https:…`).
 */
export function ownPath(text: string | null | undefined): string | null {
  return text && /^\/(?![/\\])/.test(text) && !/[\s\\]/.test(text) ? text : null;
}
