import type { KeptDraft } from '../../offline/drafts/drafts.ts';
import type { StoredPhoto } from '../images/image.ts';
import type { PhotoSet } from '../images/use-images.ts';
import type { FormDraft } from './use-draft.ts';

/** The photos of a draft as they stood. `stored`: what the server has now; those that the draft did not know stay. */
export function restoredPhotos<V>(
  draft: KeptDraft<FormDraft<V>> | null,
  stored: readonly StoredPhoto[] = [],
): PhotoSet {
  if (!draft) return { photos: stored };
  const { order, mainKey, removed } = draft.values;
  const placeOf = ({ key }: { key: string }) => (order.includes(key) ? order.indexOf(key) : order.length);
  const staying = stored.filter(({ key }) => !removed.includes(key)).toSorted((a, b) => placeOf(a) - placeOf(b));
  return {
    photos: [...staying, ...draft.photos],
    mainKey,
    removed: stored.filter(({ key }) => removed.includes(key)),
  };
}
