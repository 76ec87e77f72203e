import type { Service } from '@tero/shared/contract/services';
import type { ReactNode } from 'react';
import { DoorPicture } from '../../../../common/images/DoorPicture.tsx';
import { LargePhotos } from '../../../../common/images/LargePhotos.tsx';
import { PhotoArrow } from '../../../../common/images/PhotoArrow.tsx';
import { usePhotoRow } from '../../../../common/images/use-photo-row.ts';
import { Thumbnails } from './Thumbnails.tsx';

interface GalleryProps {
  images: Service['images'];
  title: string;
  /** stands in the place of the images where there are none */
  cover: ReactNode;
  /** shown over the corner of the images */
  actions: ReactNode;
}

/** The images in a snapping row: by swipe, arrows, keys and thumbnails. Each opens large. */
export function Gallery({ images, title, cover, actions }: GalleryProps) {
  const ordered = [...images].sort((a, b) => Number(b.is_main) - Number(a.is_main));
  const count = ordered.length;
  const { row, shown, show, onScroll } = usePhotoRow(count);
  const label = (at: number) => (count > 1 ? `${title}, foto ${at + 1} de ${count}` : title);

  const corner = <div className="absolute top-3 right-3 flex gap-2">{actions}</div>;

  if (count === 0) {
    return (
      <div className="relative">
        {cover}
        {corner}
      </div>
    );
  }
  return (
    <section aria-label="Fotos del servicio" className="flex min-w-0 flex-col gap-3">
      <div className="relative overflow-hidden rounded-card bg-sunken">
        <LargePhotos photos={ordered} title="Fotos del servicio" label={label}>
          {(open) => (
            <ul
              ref={row}
              onScroll={onScroll}
              tabIndex={count > 1 ? 0 : undefined}
              aria-label={count > 1 ? `${count} fotos, deslizá para ver más` : undefined}
              className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-3 [scrollbar-width:none]"
            >
              {ordered.map((image, index) => (
                <li key={image.id} className="relative aspect-4/3 w-full shrink-0 snap-center snap-always">
                  <DoorPicture
                    src={image.image_url}
                    srcSet={`${image.card_url} 480w, ${image.image_url} 1200w`}
                    sizes="(min-width: 80rem) 53rem, (min-width: 48rem) 62vw, 100vw"
                    alt={label(index)}
                    width={1200}
                    height={900}
                    priority={index === 0}
                    className="h-full!"
                    door={(look, content) => (
                      <button
                        type="button"
                        aria-haspopup="dialog"
                        aria-label={`${label(index)}: verla grande`}
                        onClick={() => open(index)}
                        className={look}
                      >
                        {content}
                      </button>
                    )}
                  />
                </li>
              ))}
            </ul>
          )}
        </LargePhotos>
        {corner}
        {count > 1 && (
          <>
            <PhotoArrow
              to="previous"
              disabled={shown === 0}
              onClick={() => show(shown - 1)}
              className="hidden sm:flex"
            />
            <PhotoArrow
              to="next"
              disabled={shown === count - 1}
              onClick={() => show(shown + 1)}
              className="hidden sm:flex"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute right-3 bottom-3 rounded-pill bg-deep-strong/80 px-2.5 py-1 font-semibold text-on-deep text-sm leading-none"
            >
              {shown + 1} / {count}
            </span>
          </>
        )}
      </div>
      {count > 1 && <Thumbnails images={ordered} shown={shown} onShow={show} />}
    </section>
  );
}
