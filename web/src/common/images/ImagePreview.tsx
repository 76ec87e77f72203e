import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { type FormImage, isChosen } from './image.ts';
import { usePreview } from './use-preview.ts';

/** Shows a preview of an image. An image too large for the browser's memory is still sent. */
export function ImagePreview({ photo }: { photo: FormImage }) {
  const address = usePreview(photo);
  const [failed, setFailed] = useState<string | null>(null);
  const box = 'size-22 rounded-control bg-sunken';
  if (!address || failed === address) {
    return (
      <span className={cx(box, 'flex flex-col items-center justify-center gap-1 text-muted text-xs')}>
        <ImageOff size={22} aria-hidden="true" />
        {failed && <span>Sin vista previa</span>}
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
