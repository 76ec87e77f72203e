import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cx } from './cx.ts';

interface DisclosureProps {
  /** the button's name for screen readers, when its content does not say it */
  label?: string;
  /** what the button shows; it may depend on whether the panel is open */
  button: (open: boolean) => ReactNode;
  buttonClassName: string;
  /** places the panel: it is absolute, inside the box that `className` makes */
  panelClassName: string;
  className?: string;
  /** before it opens: a hover or the focus, to fetch what it will show */
  onIntent?: () => void;
  /** `close` gives the focus back to the button: for what opens something else */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A button and the panel of links that it shows: the pattern for a site's navigation, where a menu's arrow keys would
 * be in the way. Closes on Escape, on a press or focus outside, and when a link has gone somewhere.
 */
export function Disclosure(props: DisclosureProps) {
  const { label, button, buttonClassName, panelClassName, className, onIntent, children } = props;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!open) return;
    const press = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [open]);

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) close();
  }
  function onBlur(event: FocusEvent) {
    if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for what its button and links do
    <div ref={box} className={cx('relative', className)} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        className={buttonClassName}
      >
        {button(open)}
        {label && <span className="sr-only">{label}</span>}
      </button>
      <div
        id={id}
        hidden={!open}
        className={cx(
          'absolute z-40 animate-rise overflow-y-auto rounded-card border border-line bg-surface text-ink shadow-float',
          panelClassName,
        )}
      >
        {open && (typeof children === 'function' ? children(close) : children)}
      </div>
    </div>
  );
}
