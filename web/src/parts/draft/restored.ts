import type { KeptDraft } from '../../offline/drafts.ts';
import type { Photo, StoredPhoto } from '../photos/photo.ts';
import type { PhotoSet } from '../photos/use-photos.ts';
import type { FormDraft } from './use-draft.ts';

/** The photos of a draft as they stood, without those that the server (`stored`) no longer has. */
export function restoredPhotos<V>(
  draft: KeptDraft<FormDraft<V>> | null,
  stored: readonly StoredPhoto[] = [],
): PhotoSet {
  if (!draft) return { photos: stored };
  const known = new Map<string, Photo>([...stored, ...draft.photos].map((photo) => [photo.key, photo]));
  return { photos: draft.values.order.flatMap((key) => known.get(key) ?? []), mainKey: draft.values.mainKey };
}
