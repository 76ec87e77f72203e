import type { StoredDraft } from '../../offline/drafts/drafts.ts';
import type { StoredImage } from '../images/image.ts';
import type { FormImageSet } from '../images/use-images.ts';

/**
 * Returns the images of a draft in their order. `stored`: the server's current images; those added after the draft
 * stay.
 */
export function restoredImages<V>(
  draft: Pick<StoredDraft<V>, 'values' | 'images'> | null,
  stored: readonly StoredImage[] = [],
): FormImageSet {
  if (!draft) return { photos: stored };
  const { order, mainKey, removed } = draft.values;
  const placeOf = ({ key }: { key: string }) => (order.includes(key) ? order.indexOf(key) : order.length);
  const staying = stored.filter(({ key }) => !removed.includes(key)).toSorted((a, b) => placeOf(a) - placeOf(b));
  return {
    photos: [...staying, ...draft.images],
    mainKey,
    removed: stored.filter(({ key }) => removed.includes(key)),
  };
}
