import type { Review } from '@tero/shared/contract/reviews';
import type { ReviewPhoto } from '@tero/shared/contract/reviews-photos';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { Picture } from '../../../ui/Picture.tsx';

const PhotoDialog = lazyPart(async () => (await import('./PhotoDialog.tsx')).PhotoDialog);

interface ReviewPhotosProps {
  photos: NonNullable<Review['photos']>;
  /** of whom the review is, as its card says */
  name: string;
  /** they have not arrived: there is nothing larger to show */
  waits?: boolean;
}

/** The photos of a review, small; each opens large. */
export function ReviewPhotos({ photos, name, waits = false }: ReviewPhotosProps) {
  const [shown, setShown] = useState<number | null>(null);
  const label = (at: number) => `Foto ${at + 1} de ${photos.length} de la reseña de ${name}`;
  const thumb = ({ thumb_url }: ReviewPhoto, alt: string) => (
    <Picture src={thumb_url} alt={alt} width={96} height={96} className="h-full!" />
  );
  return (
    <>
      <ul aria-label={`Fotos de la reseña de ${name}`} className="flex flex-wrap gap-2">
        {photos.map((photo, at) => (
          <li key={photo.id} className="size-24 overflow-hidden rounded-control">
            {waits ? (
              thumb(photo, label(at))
            ) : (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={`${label(at)}: verla grande`}
                onClick={() => setShown(at)}
                className="block size-full focus-visible:-outline-offset-4"
              >
                {thumb(photo, '')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Suspense>
          <PhotoDialog photos={photos} first={shown} label={label} name={name} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}
