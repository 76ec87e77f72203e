import type { FormDraft } from '../../offline/drafts/drafts.ts';
import type { FormImage, StoredImage } from '../images/image.ts';
import type { FormImageSet, FormImages } from '../images/use-images.ts';

interface Held {
  values: Pick<FormDraft<unknown>, 'order' | 'mainKey' | 'removed'>;
  images: readonly FormImage[];
}

/**
 * Returns the images of a draft in their order. `stored` are the server's current images; those added after the draft
 * stay. If `max` allows only one image, the draft's image replaces the stored image.
 */
export function restoredImages(held: Held | null, stored: readonly StoredImage[] = [], max?: number): FormImageSet {
  if (!held) return { photos: stored };
  const { order, mainKey, removed } = held.values;
  const placeOf = ({ key }: { key: string }) => (order.includes(key) ? order.indexOf(key) : order.length);
  const staying = stored.filter(({ key }) => !removed.includes(key)).sort((a, b) => placeOf(a) - placeOf(b));
  const photos = [...staying, ...held.images];
  return {
    photos: max === 1 ? photos.slice(-1) : photos,
    mainKey,
    removed: stored.filter(({ key }) => removed.includes(key)),
  };
}

/** Returns the state of a form's images: their order, the main image, and the server's images to remove. */
export function heldImages({ list, mainKey, removed }: FormImages): Held['values'] {
  const keys = (images: readonly { key: string }[]) => images.map(({ key }) => key);
  return { order: keys(list), mainKey, removed: keys(removed) };
}
