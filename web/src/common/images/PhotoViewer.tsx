import { type KeyboardEvent, useEffect } from 'react';
import { Modal } from '../../ui/Modal.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PhotoArrow } from './PhotoArrow.tsx';
import { usePhotoRow } from './use-photo-row.ts';

interface PhotoViewerProps {
  photos: readonly { id: number; image_url: string }[];
  /** the index of the photo that is shown first */
  first: number;
  /** the name of the photos' owner or subject */
  title: string;
  /** what a photo shows, by its place */
  label: (at: number) => string;
  onClose: () => void;
}

/**
 * Shows photos on the whole screen, one at a time (rule NAV-183). Swiping and pinching use the browser's own scrolling
 * and zoom.
 */
export function PhotoViewer({ photos, first, title, label, onClose }: PhotoViewerProps) {
  const { row, shown, show, onScroll } = usePhotoRow(photos.length, first);
  useEffect(() => unzoom, []);

  function begin() {
    show(first);
    row.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(shown + step);
  }
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={title}
      description={<span role="status">{`${shown + 1} de ${photos.length}`}</span>}
      focusFirst={begin}
      className="inset-0"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of what is in it */}
      <div className="relative -mx-5 h-full" onKeyDown={onKeyDown}>
        <ul
          ref={row}
          onScroll={onScroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys show the others
          tabIndex={0}
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
    </Modal>
  );
}

/**
 * Undoes the zoom of a pinch, which zooms the whole page: otherwise half of the page would be out of sight after
 * closing.
 */
function unzoom() {
  const viewport = document.querySelector<HTMLMetaElement>('meta[name="viewport"]');
  if (!viewport || (window.visualViewport?.scale ?? 1) === 1) return;
  const { content } = viewport;
  viewport.content = `${content}, maximum-scale=1`;
  requestAnimationFrame(() => requestAnimationFrame(() => (viewport.content = content)));
}
