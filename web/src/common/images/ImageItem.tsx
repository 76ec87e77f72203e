import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash';
import { Badge } from '../../ui/Badge.tsx';
import { cx } from '../../ui/cx.ts';
import { ImageAction } from './ImageAction.tsx';
import { ImagePreview } from './ImagePreview.tsx';
import { type FormImage, moved } from './image.ts';
import type { FormImages } from './use-images.ts';

interface ImageItemProps {
  photo: FormImage;
  at: number;
  photos: FormImages;
  withMain: boolean;
  withOrder: boolean;
  onRemove: () => void;
}

/** Shows an image with its preview and its actions. People drag it by its preview. */
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
        <ImagePreview photo={photo} />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
          Foto {number} {isMain && <Badge tone="primary">Principal</Badge>}
        </p>
        <div className="flex flex-wrap">
          {withOrder && (
            <>
              <ImageAction
                name={`Adelantar la foto ${number}`}
                disabled={!wouldMove(at - 1)}
                onClick={() => photos.move(photo.key, at - 1)}
              >
                <ArrowUp size={20} aria-hidden="true" />
              </ImageAction>
              <ImageAction
                name={`Atrasar la foto ${number}`}
                disabled={!wouldMove(at + 1)}
                onClick={() => photos.move(photo.key, at + 1)}
              >
                <ArrowDown size={20} aria-hidden="true" />
              </ImageAction>
            </>
          )}
          {withMain && (
            <ImageAction
              name={`Usar la foto ${number} como principal`}
              pressed={isMain}
              onClick={() => photos.setMain(photo.key)}
            >
              <Star size={20} aria-hidden="true" className={cx(isMain && 'fill-star text-star')} />
            </ImageAction>
          )}
          <ImageAction name={`Quitar la foto ${number}`} removes={photo.key} onClick={onRemove}>
            <Trash2 size={20} aria-hidden="true" />
          </ImageAction>
        </div>
      </div>
    </li>
  );
}
