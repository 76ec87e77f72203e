import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { cx } from './cx.ts';
import { useEarlyFailure } from './use-early-failure.ts';

interface PictureProps {
  src: string | null | undefined;
  srcSet?: string;
  sizes?: string;
  alt: string;
  /** the image's own size, so that the layout does not shift */
  width: number;
  height: number;
  /** the page's main image: loaded at once */
  priority?: boolean;
  className?: string;
}

/** An image that fills its box, or 'Sin imagen' in the box that the class gives it. */
export function Picture({ src, srcSet, sizes, alt, width, height, priority, className }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const image = useEarlyFailure(setFailed);
  const box = cx('block h-auto w-full bg-sunken object-cover', className);
  if (!src || src === failed) {
    return (
      <span className={cx(box, 'flex! flex-col items-center justify-center gap-1 text-muted text-sm')}>
        <ImageOff size={28} aria-hidden="true" />
        Sin imagen
      </span>
    );
  }
  return (
    <img
      ref={image}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(src)}
      className={box}
    />
  );
}
