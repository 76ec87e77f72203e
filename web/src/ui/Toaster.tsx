import { delays } from '@tero/shared/limits';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect } from 'react';
import { cx } from './cx.ts';
import { closeToast, dropToast, type ToastItem, useToasts } from './toast-store.ts';

const looks = {
  success: { Icon: CircleCheck, style: 'border-success text-success' },
  error: { Icon: CircleAlert, style: 'border-danger text-danger' },
  warning: { Icon: TriangleAlert, style: 'border-warn-ink text-warn-ink' },
  info: { Icon: Info, style: 'border-info text-info' },
};

/** Once, near the root, loaded apart from the first screen. Pauses while it is hovered, focused or the window is away; F8 goes to it. */
export function Toaster() {
  const items = useToasts((state) => state.items);
  return (
    <Radix.Provider label="Aviso" duration={delays.toast} swipeDirection="right">
      {items.map((item) => (
        <Message key={item.id} item={item} />
      ))}
      <Radix.Viewport
        label="Avisos ({hotkey})"
        className="pointer-events-none fixed inset-x-3 top-[max(0.75rem,env(safe-area-inset-top))] z-60 mx-auto flex max-w-md flex-col gap-2 outline-none sm:right-5 sm:left-auto sm:mx-0 sm:w-96"
      />
    </Radix.Provider>
  );
}

function Message({ item }: { item: ToastItem }) {
  const { Icon, style } = looks[item.type];
  useEffect(() => {
    if (item.open) return;
    const timer = window.setTimeout(() => dropToast(item.id), delays.toastFade);
    return () => window.clearTimeout(timer);
  }, [item.open, item.id]);
  return (
    <Radix.Root
      open={item.open}
      onOpenChange={(open) => !open && closeToast(item.id)}
      type={item.type === 'error' ? 'foreground' : 'background'}
      {...(item.duration !== undefined && { duration: item.duration })}
      className={cx(
        'pointer-events-auto flex animate-rise items-start gap-3 rounded-card border-l-4 bg-surface py-2 pr-1 pl-4 shadow-float data-[state=closed]:animate-fade-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        style,
      )}
    >
      <Icon size={22} aria-hidden="true" className="mt-2.5 shrink-0" />
      <Radix.Description className="grow py-2.5 font-medium text-ink">{item.message}</Radix.Description>
      {item.action && (
        <Radix.Action asChild altText={item.action.label}>
          <button
            type="button"
            onClick={item.action.onClick}
            className="min-h-11 shrink-0 rounded-control px-2 font-semibold text-link hover:bg-primary-soft"
          >
            {item.action.label}
          </button>
        </Radix.Action>
      )}
      <Radix.Close
        aria-label="Cerrar aviso"
        className="flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:text-ink"
      >
        <X size={18} aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}
