import type { ReactNode } from 'react';

interface ImageActionProps {
  name: string;
  onClick: () => void;
  disabled?: boolean;
  pressed?: boolean;
  removes?: string;
  children: ReactNode;
}

/**
 * Shows a button of an image. It keeps the focus while disabled: otherwise, moving an image to the end would lose the
 * focus.
 */
export function ImageAction({ name, onClick, disabled = false, pressed, removes, children }: ImageActionProps) {
  return (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      data-remove={removes}
      onClick={disabled ? undefined : onClick}
      className="flex size-11 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
