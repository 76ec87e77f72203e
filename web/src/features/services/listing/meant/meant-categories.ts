import { words } from '@tero/shared/rules/text/text';
import { tradeWords } from './trade-words.ts';

const most = 3;

/** Returns the slugs of the categories that a search may mean, the likeliest first, 3 at most (rule SRCH-98). */
export function meantCategories(text: string): string[] {
  const asked = ` ${words(text).join(' ')} `;
  const found = Object.entries(tradeWords).map(([slug, beginnings]) => ({
    slug,
    hits: beginnings.filter((beginning) => asked.includes(` ${beginning}`)).length,
  }));
  return found
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, most)
    .map(({ slug }) => slug);
}
