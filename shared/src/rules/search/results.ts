import type { Why } from '../../contract/search.ts';
import { type Bucket, tiers } from './plan.ts';
import { stemsOf } from './terms.ts';
import type { Understood } from './understand.ts';

/** A list with fewer services is completed with neighbouring places and shows related categories. */
export const shortList = 10;

/** Returns why a service stands in a bucket. */
export function explained(
  bucket: Pick<Bucket, 'tier' | 'reach' | 'wished'>,
  understood: Pick<Understood, 'slots' | 'categories'>,
  title: string,
): Why {
  // a service that says no word of the search only shares the category
  const isSaid = bucket.tier !== tiers.category && understood.slots.length > 0;
  const stems = isSaid ? stemsOfTitle(title) : null;
  const words = stems ? understood.slots.flatMap((slot) => slot.find((token) => stems.has(token)) ?? []) : [];
  return { group: groupOf(bucket, understood), tier: bucket.tier, reach: bucket.reach, wished: bucket.wished, words };
}

/** Returns the heading under which a service stands. */
function groupOf(
  { tier, reach }: Pick<Bucket, 'tier' | 'reach'>,
  { slots, categories }: Pick<Understood, 'slots' | 'categories'>,
): Why['group'] {
  if (reach === 'near') return 'near';
  if (tier <= tiers.text) return 'asked';
  if (tier === tiers.category) return slots.length > 0 && categories.length > 0 ? 'category' : 'asked';
  return 'related';
}

const mostTitles = 3000;
const known = new Map<string, ReadonlySet<string>>();

/** Titles are shown again and again: to find the stems of a page's takes as long as a fifth of its search. */
function stemsOfTitle(title: string): ReadonlySet<string> {
  const stems = known.get(title) ?? new Set(stemsOf(title));
  if (known.size >= mostTitles) known.clear();
  known.set(title, stems);
  return stems;
}
