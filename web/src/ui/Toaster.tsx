import { delays } from '@tero/shared/delays';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { freeTop, takenBeside } from './toast-place.ts';
import { closeToast, dropToast, type ToastItem, useToasts } from './toast-store.ts';

const looks = {
  success: { Icon: CircleCheck, style: 'border-success text-success' },
  error: { Icon: CircleAlert, style: 'border-danger text-danger' },
  warning: { Icon: TriangleAlert, style: 'border-warn-ink text-warn-ink' },
  info: { Icon: Info, style: 'border-info text-info' },
};

/**
 * Shows toasts. It is used once, near the root, and loaded separately from the first screen. Libraries for toasts
 * either inject a <style> or announce each message twice; this is a single live region, which open modals leave
 * readable (aria-live).
 */
export function Toaster() {
  const items = useToasts((state) => state.items);
  const list = useRef<HTMLDivElement>(null);
  usePlace(list, items.length);
  return (
    <div
      ref={list}
      data-toasts=""
      role="status"
      aria-live="polite"
      aria-atomic="false"
      className="pointer-events-none fixed inset-x-3 top-0 z-60 mx-auto flex max-w-md flex-col gap-2 sm:right-5 sm:left-auto sm:mx-0 sm:w-96"
    >
      {items.map((item) => (
        <Message key={item.id} item={item} />
      ))}
    </div>
  );
}

/** Selects the page's bar, and its search, which hangs below it on the home page. */
const bar = ':is(header, header search):not(main *)';

/**
 * Places the messages so that they cover neither their subject nor the next button (rule NAV-124): on phones as low as
 * possible, on larger screens below the top bar. They move only when they would cover such an element.
 */
function usePlace(list: RefObject<HTMLDivElement | null>, count: number) {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || count === 0) return;
    const { style } = element;
    const place = () => {
      const box = element.getBoundingClientRect();
      const from = window.innerWidth < 768 ? 'bottom' : 'top';
      style.top = `${freeTop(box, { top: lowestOfBar(), bottom: shownHeight() }, takenBeside(box), from)}px`;
    };
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', look, { passive: true });
    window.visualViewport?.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('scroll', look);
      window.visualViewport?.removeEventListener('resize', look);
      style.top = '';
    };
  }, [list, count]);
}

/** 0 without a bar above. */
function lowestOfBar(): number {
  const bottoms = [...document.querySelectorAll(bar)].map((part) => part.getBoundingClientRect().bottom);
  // ignores a bar at the side, such as the panel's, because it is not above the messages
  return Math.max(0, ...bottoms.filter((bottom) => bottom < window.innerHeight / 2));
}

/** Returns the visible height of the screen, above a keyboard. */
function shownHeight(): number {
  const view = window.visualViewport;
  return view?.scale === 1 ? view.offsetTop + view.height : window.innerHeight;
}

/** Shows a toast, which stays while it is hovered or focused. */
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
        aria-label="Cerrar mensaje"
        onClick={() => closeToast(id)}
        className="flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:text-ink"
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
