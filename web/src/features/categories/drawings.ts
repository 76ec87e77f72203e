const files = import.meta.glob<string>('../../assets/covers/*.svg', { query: '?url', import: 'default', eager: true });

/** Returns the drawing of a category (4:3), or null for a category that an administrator has added. */
export function categoryDrawing(slug: string): string | null {
  return files[`../../assets/covers/${slug}.svg`] ?? null;
}
