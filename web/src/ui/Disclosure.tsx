import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cx } from './cx.ts';
import { useBackCloses } from './use-back-closes.ts';

interface DisclosureProps {
  /** the button's name for screen readers, when its content does not say it */
  label?: string;
  /** the button's content; may depend on whether the panel is open */
  button: (open: boolean) => ReactNode;
  buttonClassName: string;
  /** positions the panel, which is absolute inside the box of `className` */
  panelClassName: string;
  className?: string;
  /** called on hover or focus before the panel opens, to prefetch its content */
  onIntent?: () => void;
  /** the panel's content; `close` closes it and returns the focus to the button, for items that open something else */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * Shows a button that opens a panel of links. It follows the pattern for a site's navigation, where a menu's arrow keys
 * would be a hindrance. The panel closes on Escape, on Back, on a press or focus outside, and after a navigation.
 */
export function Disclosure(props: DisclosureProps) {
  const { label, button, buttonClassName, panelClassName, className, onIntent, children } = props;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { key } = useLocation();
  useBackCloses(open, close);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!open) return;
    const press = (event: PointerEvent) => {
      const at = event.target as Element;
      // the popup of a field in the panel is elsewhere in the DOM
      if (!box.current?.contains(at) && !at.closest('[data-radix-popper-content-wrapper]')) setOpen(false);
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [open]);

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open && !event.defaultPrevented) close();
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
