const covers = import.meta.glob<string>('../../assets/covers/*.svg', { query: '?url', import: 'default', eager: true });

/** Returns the drawing of a category (4:3), or null for one that an admin has added. */
export function categoryCover(slug: string): string | null {
  return covers[`../../assets/covers/${slug}.svg`] ?? null;
}
