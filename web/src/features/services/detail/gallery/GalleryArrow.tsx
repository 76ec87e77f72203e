import type { ReactNode } from 'react';
import { cx } from '../../../../ui/cx.ts';

interface GalleryArrowProps {
  label: string;
  side: 'left' | 'right';
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** An arrow of the gallery. Disabled by `aria-disabled`, so that it keeps the focus at the last image. */
export function GalleryArrow({ label, side, disabled, onClick, children }: GalleryArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onClick()}
      className={cx(
        'absolute inset-y-0 my-auto hidden size-11 items-center justify-center rounded-pill bg-surface/95 text-ink shadow-card hover:bg-surface focus-visible:rounded-pill aria-disabled:cursor-default aria-disabled:opacity-40 sm:flex',
        side === 'left' ? 'left-3' : 'right-3',
      )}
    >
      {children}
    </button>
  );
}
