/** Returns a path of this app (`/favoritos?orden=1`), or null: never another site (`//evil`, `/\evil`, `https:…`). */
export function ownPath(text: string | null | undefined): string | null {
  return text && /^\/(?![/\\])/.test(text) && !/[\s\\]/.test(text) ? text : null;
}
