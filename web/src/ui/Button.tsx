import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean };

/** Shows a button. While `busy` it keeps the focus and ignores clicks; the caller changes the text ('Guardando...'). */
export function Button({ variant, size, wide, busy, className, children, onClick, type, ...rest }: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type={type ?? 'button'}
      {...rest}
      onClick={click}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={cx(buttonStyle({ variant, size, wide }), className)}
    >
      {busy && <Spinner size={18} />}
      {/* no bare text beside the spinner (rule NAV-126) */}
      <span className="contents">{children}</span>
    </button>
  );
}
