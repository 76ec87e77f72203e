import type { Review } from '@tero/shared/contract/reviews';
import type { ReviewPhoto } from '@tero/shared/contract/reviews-photos';
import { LargePhotos } from '../../../common/images/LargePhotos.tsx';
import { Picture } from '../../../ui/Picture.tsx';

interface ReviewPhotosProps {
  photos: NonNullable<Review['photos']>;
  /** the name of the review's author, as its card says */
  name: string;
  /** whether the photos are still waiting to be sent: there is no larger version to show */
  waits?: boolean;
}

/** Shows the photos of a review as thumbnails; each one opens at full size. */
export function ReviewPhotos({ photos, name, waits = false }: ReviewPhotosProps) {
  const title = `Fotos de la reseña de ${name}`;
  const label = (at: number) => `Foto ${at + 1} de ${photos.length} de la reseña de ${name}`;
  const thumb = ({ thumb_url }: ReviewPhoto, alt: string) => (
    <Picture src={thumb_url} alt={alt} width={96} height={96} className="h-full!" />
  );
  return (
    <LargePhotos photos={photos} title={title} label={label}>
      {(open) => (
        <ul aria-label={title} className="flex flex-wrap gap-2">
          {photos.map((photo, at) => (
            <li key={photo.id} className="size-24 overflow-hidden rounded-control">
              {waits ? (
                thumb(photo, label(at))
              ) : (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={`${label(at)}: verla grande`}
                  onClick={() => open(at)}
                  className="block size-full focus-visible:-outline-offset-4"
                >
                  {thumb(photo, '')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </LargePhotos>
  );
}
