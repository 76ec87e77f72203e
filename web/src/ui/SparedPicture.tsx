import ImageOff from 'lucide-react/icons/image-off';
import { useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { spare, unspare } from './saving.ts';

interface SparedPictureProps {
  src: string;
  /** the subject; without a name, the picture is decoration and cannot be requested */
  name: string | undefined;
  onAsk: () => void;
  className: string;
}

/**
 * Replaces a picture while the person saves data. It is a button where the picture has a name, and decoration
 * otherwise.
 */
export function SparedPicture({ src, name, onAsk, className }: SparedPictureProps) {
  const box = useRef<HTMLButtonElement & HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    // counted when it comes near the screen, where the picture would load
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && spare(src), {
      rootMargin: '200px',
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [src]);

  const style = cx(className, 'flex! flex-col items-center justify-center gap-1 text-muted text-sm');
  const icon = <ImageOff size={26} aria-hidden="true" />;
  if (!name) {
    return (
      <span ref={box} className={style}>
        {icon}
      </span>
    );
  }
  return (
    <button
      ref={box}
      type="button"
      aria-label={`Ver la foto: ${name}`}
      onClick={() => {
        unspare(src);
        onAsk();
      }}
      // above the link that covers a card
      className={cx(style, 'relative z-1 hover:text-ink')}
    >
      {icon}
      Ver la foto
    </button>
  );
}
