import type { Service } from '@tero/shared/contract/services';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Picture } from '../../../ui/Picture.tsx';

interface GalleryProps {
  images: Service['images'];
  title: string;
  /** shown over the corner of the images */
  actions: ReactNode;
}

/** The images in a snapping row: by swipe, arrows, keys and thumbnails. */
export function Gallery({ images, title, actions }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const ordered = [...images].sort((a, b) => Number(b.is_main) - Number(a.is_main));
  const count = ordered.length;

  const corner = <div className="absolute top-3 right-3 flex gap-2">{actions}</div>;

  if (count === 0) {
    return (
      <div className="relative">
        <Picture src={null} alt="" width={1200} height={800} className="aspect-4/3! rounded-card sm:aspect-3/2!" />
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
            <li key={image.id} className="aspect-4/3 w-full shrink-0 snap-center snap-always sm:aspect-3/2">
              <Picture
                src={image.image_url}
                srcSet={`${image.card_url} 480w, ${image.image_url} 1200w`}
                sizes="(min-width: 80rem) 53rem, (min-width: 48rem) 62vw, 100vw"
                alt={count > 1 ? `${title}, foto ${index + 1} de ${count}` : title}
                width={1200}
                height={800}
                priority={index === 0}
                className="h-full!"
              />
            </li>
          ))}
        </ul>
        {corner}
        {count > 1 && (
          <>
            <Step label="Foto anterior" side="left" disabled={shown === 0} onClick={() => show(shown - 1)}>
              <ChevronLeft size={24} aria-hidden="true" />
            </Step>
            <Step label="Foto siguiente" side="right" disabled={shown === count - 1} onClick={() => show(shown + 1)}>
              <ChevronRight size={24} aria-hidden="true" />
            </Step>
            <span
              aria-hidden="true"
              className="pointer-events-none absolute right-3 bottom-3 rounded-pill bg-deep-strong/80 px-2.5 py-1 font-semibold text-on-deep text-sm leading-none"
            >
              {shown + 1} / {count}
            </span>
          </>
        )}
      </div>
      {count > 1 && (
        <ul className="-m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none]">
          {ordered.map((image, index) => (
            <li key={image.id} className="shrink-0">
              <button
                type="button"
                onClick={() => show(index)}
                aria-label={`Ver foto ${index + 1} de ${count}`}
                aria-current={index === shown || undefined}
                className={cx(
                  'block h-14 w-20 overflow-hidden rounded-control border-2 transition-opacity focus-visible:rounded-control',
                  index === shown ? 'border-primary' : 'border-transparent opacity-70 hover:opacity-100',
                )}
              >
                <Picture src={image.thumb_url} alt="" width={160} height={112} className="h-full!" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface StepProps {
  label: string;
  side: 'left' | 'right';
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** An arrow of the gallery. Disabled by `aria-disabled`, so that it keeps the focus at the last image. */
function Step({ label, side, disabled, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
      className={cx(
        'absolute inset-y-0 my-auto hidden size-11 items-center justify-center rounded-pill bg-surface/95 text-ink shadow-card hover:bg-surface focus-visible:rounded-pill aria-disabled:cursor-default aria-disabled:opacity-40 sm:flex',
        side === 'left' ? 'left-3' : 'right-3',
      )}
    >
      {children}
    </button>
  );
}
