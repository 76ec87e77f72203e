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
  // of the category alone is what says no word
  const stems = new Set(bucket.tier === tiers.category ? [] : stemsOf(title));
  const words = understood.slots.flatMap((slot) => slot.find((token) => stems.has(token)) ?? []);
  return { group: groupOf(bucket, understood), tier: bucket.tier, reach: bucket.reach, wished: bucket.wished, words };
}

/** Under which heading a service stands. */
function groupOf(
  { tier, reach }: Pick<Bucket, 'tier' | 'reach'>,
  { slots, categories }: Pick<Understood, 'slots' | 'categories'>,
): Why['group'] {
  if (reach === 'near') return 'near';
  if (tier <= tiers.text) return 'asked';
  if (tier === tiers.category) return slots.length > 0 && categories.length > 0 ? 'category' : 'asked';
  return 'related';
}
