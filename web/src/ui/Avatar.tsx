import { useState } from 'react';
import { cx } from './cx.ts';

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** px */
  size?: number;
  className?: string;
}

/** An avatar image, or the initials while it loads or when there is none. Decoration: the name is shown beside it. */
export function Avatar({ name, src, size = 40, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size * 0.4 }}
      className={cx(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-pill bg-primary-soft font-bold text-on-primary-soft',
        className,
      )}
    >
      {src && src !== failed ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
          className="size-full object-cover"
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0]?.[0], words.length > 1 ? words.at(-1)?.[0] : ''];
  return letters.join('').toUpperCase() || '?';
}
