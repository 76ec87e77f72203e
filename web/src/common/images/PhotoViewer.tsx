import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import type { KeyboardEvent } from 'react';
import { Picture } from '../../ui/Picture.tsx';
import { useReturnFocus } from '../../ui/return-focus.ts';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { PhotoArrow } from './PhotoArrow.tsx';
import { usePhotoRow } from './use-photo-row.ts';

interface PhotoViewerProps {
  photos: readonly { id: number; image_url: string }[];
  /** the place of the one that is shown first */
  first: number;
  /** whose photos they are */
  title: string;
  /** what a photo shows, by its place */
  label: (at: number) => string;
  onClose: () => void;
}

/**
 * Photos over the whole screen, one at a time (rule NAV-183). A swipe is the browser's own scrolling, and a pinch its
 * own zoom.
 */
export function PhotoViewer({ photos, first, title, label, onClose }: PhotoViewerProps) {
  const { row, shown, show, onScroll } = usePhotoRow(photos.length, first);
  const focus = useReturnFocus();
  useBackCloses(true, onClose);

  function onKeyDown(event: KeyboardEvent) {
    const places: Record<string, number> = {
      ArrowLeft: shown - 1,
      ArrowRight: shown + 1,
      Home: 0,
      End: photos.length - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    show(place);
  }
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          data-modal=""
          aria-describedby={undefined}
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus(event);
            show(first);
          }}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex animate-fade flex-col bg-deep-strong pb-[env(safe-area-inset-bottom)] text-on-deep"
        >
          <div className="flex items-center pt-[env(safe-area-inset-top)] pr-2 pl-4">
            <Radix.Title className="sr-only">{title}</Radix.Title>
            <p role="status" className="grow font-semibold tabular-nums">
              {shown + 1} de {photos.length}
            </p>
            <Radix.Close
              aria-label="Cerrar"
              className="flex size-12 items-center justify-center rounded-control hover:bg-deep"
            >
              <X size={26} aria-hidden="true" />
            </Radix.Close>
          </div>
          <div className="relative min-h-0 grow">
            <ul
              ref={row}
              onScroll={onScroll}
              tabIndex={photos.length > 1 ? 0 : undefined}
              aria-label={title}
              className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-contain -outline-offset-3 [scrollbar-width:none]"
            >
              {photos.map(({ id, image_url }, at) => (
                <li key={id} inert={at !== shown} className="h-full w-full shrink-0 snap-center snap-always">
                  <Picture
                    src={image_url}
                    alt={label(at)}
                    width={1200}
                    height={900}
                    priority={at === first}
                    className="h-full! bg-transparent! object-contain!"
                  />
                </li>
              ))}
            </ul>
            {photos.length > 1 && (
              <>
                <PhotoArrow to="previous" disabled={shown === 0} onClick={() => show(shown - 1)} />
                <PhotoArrow to="next" disabled={shown === photos.length - 1} onClick={() => show(shown + 1)} />
              </>
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
