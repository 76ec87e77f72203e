import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, ImageOff, Star, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { cx } from '../../ui/cx.ts';
import { type FormImage, isChosen, moved } from './image.ts';
import type { FormImages } from './use-images.ts';
import { usePreview } from './use-preview.ts';

interface ImageItemProps {
  photo: FormImage;
  at: number;
  photos: FormImages;
  withMain: boolean;
  withOrder: boolean;
  onRemove: () => void;
}

/** One image with its preview and its actions. Dragged by its preview. */
export function ImageItem({ photo, at, photos, withMain, withOrder, onRemove }: ImageItemProps) {
  const drag = useSortable({ id: photo.key, disabled: !withOrder });
  const number = at + 1;
  const isMain = withMain && photos.main === at;
  const wouldMove = (to: number) => moved(photos.list, photo.key, to).some(({ key }, i) => photos.list[i]?.key !== key);
  return (
    <li
      ref={drag.setNodeRef}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
      className={cx(
        'relative flex items-center gap-3 rounded-card border border-line bg-surface p-2',
        drag.isDragging && 'z-10 shadow-lift',
      )}
    >
      <div
        {...drag.listeners}
        className={cx(
          'shrink-0 select-none [-webkit-touch-callout:none]',
          withOrder && 'cursor-grab touch-manipulation active:cursor-grabbing',
        )}
      >
        <Preview photo={photo} />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
          Foto {number} {isMain && <Badge tone="primary">Principal</Badge>}
        </p>
        <div className="flex flex-wrap">
          {withOrder && (
            <>
              <Action
                name={`Mover la foto ${number} antes`}
                disabled={!wouldMove(at - 1)}
                onClick={() => photos.move(photo.key, at - 1)}
              >
                <ArrowUp size={20} aria-hidden="true" />
              </Action>
              <Action
                name={`Mover la foto ${number} después`}
                disabled={!wouldMove(at + 1)}
                onClick={() => photos.move(photo.key, at + 1)}
              >
                <ArrowDown size={20} aria-hidden="true" />
              </Action>
            </>
          )}
          {withMain && (
            <Action
              name={`Usar la foto ${number} como principal`}
              pressed={isMain}
              onClick={() => photos.setMain(photo.key)}
            >
              <Star size={20} aria-hidden="true" className={cx(isMain && 'fill-star text-star')} />
            </Action>
          )}
          <Action name={`Quitar la foto ${number}`} removes={photo.key} onClick={onRemove}>
            <Trash2 size={20} aria-hidden="true" />
          </Action>
        </div>
      </div>
    </li>
  );
}

interface ActionProps {
  name: string;
  onClick: () => void;
  disabled?: boolean;
  pressed?: boolean;
  removes?: string;
  children: ReactNode;
}

/** A button of an image. Keeps the focus while it has no effect: moving an image to the end would lose it otherwise. */
function Action({ name, onClick, disabled = false, pressed, removes, children }: ActionProps) {
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      data-remove={removes}
      onClick={disabled ? undefined : onClick}
      className="flex size-11 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}

/** A preview. A file that the browser cannot draw is still sent: the server decides whether it is an image. */
function Preview({ photo }: { photo: FormImage }) {
  const address = usePreview(photo);
  const [failed, setFailed] = useState<string | null>(null);
  const box = 'size-22 rounded-control bg-sunken';
  if (!address || failed === address) {
    return (
      <span className={cx(box, 'flex flex-col items-center justify-center gap-1 text-muted text-xs')}>
        <ImageOff size={22} aria-hidden="true" />
        {failed && 'Sin vista previa'}
      </span>
    );
  }
  return (
    <img
      src={address}
      alt={isChosen(photo) ? photo.file.name : ''}
      draggable={false}
      width={88}
      height={88}
      onError={() => setFailed(address)}
      className={cx(box, 'object-cover')}
    />
  );
}
