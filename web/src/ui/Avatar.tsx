import { initials } from '@tero/shared/rules/person-name';
import { useState } from 'react';
import { cx } from './cx.ts';
import { isOnDevice, useSaving } from './saving.ts';
import { useEarlyFailure } from './use-early-failure.ts';

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** px */
  size?: keyof typeof sizes;
  className?: string;
}

/** Initials are 0.4 of the avatar's size, set by class: the policy forbids styles in server-rendered pages. */
const sizes = {
  28: 'text-[0.7rem]',
  40: 'text-base',
  44: 'text-[1.1rem]',
  48: 'text-[1.2rem]',
  56: 'text-[1.4rem]',
  72: 'text-[1.8rem]',
  80: 'text-[2rem]',
  88: 'text-[2.2rem]',
  96: 'text-[2.4rem]',
  104: 'text-[2.6rem]',
} as const;

/** Shows an avatar image, or the initials without one. It is decoration: the name is shown beside it. */
export function Avatar({ name, src, size = 40, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const saves = useSaving((state) => state.saves);
  const image = useEarlyFailure(setFailed);
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex size-[2.5em] shrink-0 select-none items-center justify-center overflow-hidden rounded-pill bg-primary-soft font-bold text-on-primary-soft',
        sizes[size],
        className,
      )}
    >
      {src && src !== failed && (!saves || isOnDevice(src)) ? (
        <img
          ref={image}
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
