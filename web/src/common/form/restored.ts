import type { StoredDraft } from '../../offline/drafts/drafts.ts';
import type { StoredImage } from '../images/image.ts';
import type { FormImageSet, FormImages } from '../images/use-images.ts';

/** What is read of a draft. */
interface Restored<V> extends Pick<StoredDraft<V>, 'images'> {
  values: Pick<StoredDraft<V>['values'], 'order' | 'mainKey' | 'removed'>;
}

/**
 * Returns the images of a draft in their order. `stored`: the server's current images; those added after the draft
 * stay.
 */
export function restoredImages<V>(draft: Restored<V> | null, stored: readonly StoredImage[] = []): FormImageSet {
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

/** Returns a form's images over those that are on the server by now: what it added, took out and moved stays so. */
export function rebasedImages(
  { list, mainKey, removed, chosen }: FormImages,
  stored: readonly StoredImage[],
): FormImageSet {
  const keys = (images: readonly { key: string }[]) => images.map(({ key }) => key);
  const values = { order: keys(list), mainKey, removed: keys(removed) };
  return restoredImages({ values, images: [...chosen] }, stored);
}
