import { delays } from '@tero/shared/delays';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { cx } from './cx.ts';
import { closeToast, dropToast, type ToastItem, useToasts } from './toast-store.ts';

const looks = {
  success: { Icon: CircleCheck, style: 'border-success text-success' },
  error: { Icon: CircleAlert, style: 'border-danger text-danger' },
  warning: { Icon: TriangleAlert, style: 'border-warn-ink text-warn-ink' },
  info: { Icon: Info, style: 'border-info text-info' },
};

/**
 * Shows toasts. Used once, near the root, and loaded separately from the first screen. Libraries for this either inject
 * a <style> or announce each message twice; this is one live region, which open modals leave readable (aria-live).
 */
export function Toaster() {
  const items = useToasts((state) => state.items);
  const top = useBelowBar(items.length > 0);
  return (
    <div
      role="status"
      aria-live="polite"
      aria-atomic="false"
      className="pointer-events-none fixed inset-x-3 top-[max(0.75rem,env(safe-area-inset-top))] z-60 mx-auto flex max-w-md flex-col gap-2 sm:right-5 sm:left-auto sm:mx-0 sm:w-96"
      style={top > 0 ? { top } : undefined}
    >
      {items.map((item) => (
        <Message key={item.id} item={item} />
      ))}
    </div>
  );
}

/** The page's own bar, and its search, which hangs below it on the home page. */
const bar = ':is(header, header search):not(main *)';
const gap = 8;

/**
 * Returns how far from the top toasts begin: below what there is of the bar, whose buttons are pressed next (rule NAV-124);
 * 0 without one.
 */
function useBelowBar(isShown: boolean): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!isShown) return;
    const measure = () => {
      const bottoms = [...document.querySelectorAll(bar)].map((part) => part.getBoundingClientRect().bottom);
      // one that goes down the side, as the panel's, is not above anything
      const lowest = Math.max(0, ...bottoms.filter((bottom) => bottom < window.innerHeight / 2));
      setTop(lowest > 0 ? lowest + gap : 0);
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [isShown]);
  return top;
}

/** A toast; stays while it is hovered or focused. */
function Message({ item }: { item: ToastItem }) {
  const { id, open, action } = item;
  const [held, setHeld] = useState(false);
  const duration = item.duration ?? delays.toast;

  useEffect(() => {
    if (held && open) return;
    const timer = open
      ? window.setTimeout(() => closeToast(id), duration)
      : window.setTimeout(() => dropToast(id), delays.toastFade);
    return () => window.clearTimeout(timer);
  }, [id, open, held, duration]);

  const { Icon, style } = looks[item.type];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while it is looked at
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx(
        'pointer-events-auto flex items-start gap-3 rounded-card border-l-4 bg-surface py-2 pr-1 pl-4 shadow-float',
        open ? 'animate-rise' : 'animate-fade-out',
        style,
      )}
    >
      <Icon size={22} aria-hidden="true" className="mt-2.5 shrink-0" />
      <div className="min-w-0 grow py-2.5">
        <p className="font-medium text-ink">{item.message}</p>
        {action && (
          <button
            type="button"
            onClick={() => {
              action.onClick();
              closeToast(id);
            }}
            className="-mb-2 -ml-2 min-h-11 rounded-control px-2 text-left font-semibold text-link hover:bg-primary-soft"
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Cerrar aviso"
        onClick={() => closeToast(id)}
        className="flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:text-ink"
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
