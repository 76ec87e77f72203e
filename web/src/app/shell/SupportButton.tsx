import Headset from 'lucide-react/icons/headset';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type ComponentType, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWriterId } from '../../features/support/writer.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useSession } from '../../lib/session/session.ts';
import { cx } from '../../ui/cx.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { toast } from '../../ui/toast.tsx';
import type { SupportDialog } from './SupportDialog.tsx';

const loadPanel = () => import('./SupportPanel.tsx');
const SupportPanel = lazyPart(
  async () => (await loadPanel()).SupportPanel,
  () => <p className="p-5 text-muted">Sin conexión. Probá de nuevo cuando vuelva.</p>,
);

/**
 * Shows the button that opens the support dialog, where it covers nothing (rule NAV-21). On phones it is the last entry
 * of the bottom bar. A provider's bar is full, and a page with an action has no bottom bar; there, and on larger
 * screens, the button is in the top bar (`SupportInBar`).
 */
export function SupportButton() {
  const isProvider = useSession(({ userType }) => userType === 'provider');
  if (isProvider) return null;
  return (
    <Support
      className="fixed! right-0 bottom-[env(safe-area-inset-bottom)] z-30 flex h-14 w-1/5 items-center justify-center md:hidden acting:hidden"
      panelClassName="right-3 bottom-full mb-3"
    />
  );
}

/** Shows the support button of the panel, whose bar is a side menu on large screens. */
export function SupportInPanel() {
  return <Support className="shrink-0" panelClassName="top-full right-0 mt-3 lg:right-auto lg:left-0" />;
}

/** Shows the support button in the top bar. */
export function SupportInBar() {
  const isProvider = useSession(({ userType }) => userType === 'provider');
  return (
    <Support
      className={cx('order-last shrink-0', !isProvider && 'max-md:hidden max-md:acting:block')}
      panelClassName="top-full right-0 mt-3"
    />
  );
}

function Support({ className, panelClassName }: { className: string; panelClassName: string }) {
  const { Dialog, open, setOpen, write } = useSupportDialog();
  const writer = useWriterId();
  return (
    <>
      <Disclosure
        label="Soporte"
        onIntent={() => void Promise.all([loadPanel(), loadDialog()]).catch(() => undefined)}
        className={className}
        buttonClassName="flex size-11 items-center justify-center rounded-pill bg-primary text-on-primary transition-colors hover:bg-primary-strong focus-visible:rounded-pill"
        panelClassName={cx('max-h-[calc(100dvh-9rem)] w-[min(20rem,calc(100vw-1.5rem))]', panelClassName)}
        button={(isOpen) => (isOpen ? <X size={24} aria-hidden="true" /> : <Headset size={24} aria-hidden="true" />)}
      >
        {(close) => (
          <Suspense fallback={<p className="p-5 text-muted">Cargando…</p>}>
            <SupportPanel
              onWrite={() => {
                close();
                void write();
              }}
            />
          </Suspense>
        )}
      </Disclosure>
      {Dialog && <Dialog key={writer} open={open} onOpenChange={setOpen} />}
    </>
  );
}

const loadDialog = () => import('./SupportDialog.tsx');

/** Loads the dialog's code on hover or focus. Closes the dialog on navigation. */
function useSupportDialog() {
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof SupportDialog>> | null>(null);
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it
  useEffect(() => setOpen(false), [pathname]);

  async function write() {
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded.SupportDialog);
      setOpen(true);
    } catch {
      toast.error('No hay conexión. Probá cuando vuelva.');
    }
  }
  return { Dialog, open, setOpen, write };
}
