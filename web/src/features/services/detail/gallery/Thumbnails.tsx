import type { Service } from '@tero/shared/contract/services';
import { cx } from '../../../../ui/cx.ts';
import { Picture } from '../../../../ui/Picture.tsx';

interface ThumbnailsProps {
  images: Service['images'];
  /** index of the image that is shown large */
  shown: number;
  onShow: (index: number) => void;
}

/**
 * The gallery's small images, each a button that shows the large image. Phones have none, because people swipe there.
 */
export function Thumbnails({ images, shown, onShow }: ThumbnailsProps) {
  return (
    <ul className="-m-1 flex gap-2 max-sm:hidden overflow-x-auto p-1 [scrollbar-width:none]">
      {images.map((image, index) => (
        <li key={image.id} className="shrink-0">
          <button
            type="button"
            onClick={() => onShow(index)}
            aria-label={`Ver foto ${index + 1} de ${images.length}`}
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
  );
}
