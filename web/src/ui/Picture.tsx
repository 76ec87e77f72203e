import ImageOff from 'lucide-react/icons/image-off';
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { cx } from './cx.ts';
import type { SparedPicture as Spared } from './SparedPicture.tsx';
import { isOnDevice, useSaving } from './saving.ts';
import { useEarlyFailure } from './use-early-failure.ts';

const SparedPicture = lazy<ComponentType<ComponentProps<typeof Spared>>>(() =>
  import('./SparedPicture.tsx').then(
    (loaded) => ({ default: loaded.SparedPicture }),
    () => ({ default: ({ className }) => <span className={className} /> }),
  ),
);

interface PictureProps {
  src: string | null | undefined;
  srcSet?: string;
  sizes?: string;
  alt: string;
  /**
   * the subject, when `alt` does not give it; it names the button that fetches the picture while the person saves data
   */
  name?: string;
  /** the image's intrinsic size, so that the layout does not shift */
  width: number;
  height: number;
  /** the page's main image: loaded at once */
  priority?: boolean;
  /** shown when there is no image; 'Sin imagen' by default */
  instead?: ReactNode;
  /** called when a person asks for the picture while saving data */
  onAsk?: () => void;
  className?: string;
}

/** Gives the focus to the image that replaces the pressed button. */
function takeFocus(image: HTMLImageElement | null): void {
  image?.focus({ preventScroll: true });
}

/** Shows an image that fills its box, or 'Sin imagen' in a box that `className` sizes. */
export function Picture(props: PictureProps) {
  const { src, srcSet, sizes, alt, name, width, height, priority, instead, onAsk, className } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const saves = useSaving((state) => state.saves);
  const [asked, setAsked] = useState(false);
  const image = useEarlyFailure(setFailed);
  const box = cx('block h-auto w-full bg-sunken object-cover', className);
  if (!src || src === failed) {
    if (instead) return instead;
    return (
      <span className={cx(box, 'flex! flex-col items-center justify-center gap-1 text-muted text-sm')}>
        <ImageOff size={28} aria-hidden="true" />
        Sin imagen
      </span>
    );
  }
  if (saves && !asked && !isOnDevice(src)) {
    const ask = () => {
      setAsked(true);
      onAsk?.();
    };
    return (
      <Suspense fallback={<span className={box} />}>
        <SparedPicture src={src} name={name ?? alt} onAsk={ask} className={box} />
      </Suspense>
    );
  }
  return (
    <img
      ref={asked ? takeFocus : image}
      tabIndex={asked ? -1 : undefined}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={asked ? (name ?? alt) : alt}
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
