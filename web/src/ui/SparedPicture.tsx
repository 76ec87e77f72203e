import ImageOff from 'lucide-react/icons/image-off';
import { useEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { spare, unspare } from './saving.ts';

interface SparedPictureProps {
  src: string;
  /** the subject; without it the picture is decoration and cannot be requested */
  name: string | undefined;
  onAsk: () => void;
  className: string;
}

/** Stands in place of a picture while data is saved: quiet, and a button where the picture says something. */
export function SparedPicture({ src, name, onAsk, className }: SparedPictureProps) {
  const box = useRef<HTMLButtonElement & HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    // a picture loads when it comes near the screen
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
