import type { Service } from '@tero/shared/contract/services';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useRef, useState } from 'react';
import { Picture } from '../../../../ui/Picture.tsx';
import { GalleryArrow } from './GalleryArrow.tsx';
import { Thumbnails } from './Thumbnails.tsx';

interface GalleryProps {
  images: Service['images'];
  title: string;
  /** stands in the place of the images where there are none */
  cover: ReactNode;
  /** shown over the corner of the images */
  actions: ReactNode;
}

/** The images in a snapping row: by swipe, arrows, keys and thumbnails. */
export function Gallery({ images, title, cover, actions }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const ordered = [...images].sort((a, b) => Number(b.is_main) - Number(a.is_main));
  const count = ordered.length;

  const corner = <div className="absolute top-3 right-3 flex gap-2">{actions}</div>;

  if (count === 0) {
    return (
      <div className="relative">
        {cover}
        {corner}
      </div>
    );
  }
  function show(index: number) {
    const { current } = row;
    current?.scrollTo({ left: index * current.clientWidth });
  }
  function settle() {
    const { current } = row;
    if (current?.clientWidth) setShown(Math.round(current.scrollLeft / current.clientWidth));
  }
  return (
    <section aria-label="Fotos del servicio" className="flex min-w-0 flex-col gap-3">
      <div className="relative overflow-hidden rounded-card bg-sunken">
        <ul
          ref={row}
          onScroll={settle}
          tabIndex={count > 1 ? 0 : undefined}
          aria-label={count > 1 ? `${count} fotos, deslizá para ver más` : undefined}
          className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth overscroll-x-contain -outline-offset-3 [scrollbar-width:none]"
        >
          {ordered.map((image, index) => (
            <li key={image.id} className="aspect-4/3 w-full shrink-0 snap-center snap-always">
              <Picture
                src={image.image_url}
                srcSet={`${image.card_url} 480w, ${image.image_url} 1200w`}
                sizes="(min-width: 80rem) 53rem, (min-width: 48rem) 62vw, 100vw"
                alt={count > 1 ? `${title}, foto ${index + 1} de ${count}` : title}
                width={1200}
                height={900}
                priority={index === 0}
                className="h-full!"
              />
            </li>
          ))}
        </ul>
        {corner}
        {count > 1 && (
          <>
            <GalleryArrow label="Foto anterior" side="left" disabled={shown === 0} onClick={() => show(shown - 1)}>
              <ChevronLeft size={24} aria-hidden="true" />
            </GalleryArrow>
            <GalleryArrow
              label="Foto siguiente"
              side="right"
              disabled={shown === count - 1}
              onClick={() => show(shown + 1)}
            >
              <ChevronRight size={24} aria-hidden="true" />
            </GalleryArrow>
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
