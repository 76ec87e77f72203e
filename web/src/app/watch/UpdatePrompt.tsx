import { hour } from '@tero/shared/rules/time/durations';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useState } from 'react';
import { keepStorage } from '../../lib/device/keep-storage.ts';
import { isInstalled } from '../../lib/device/platform.ts';
import { useUpdateWaiting } from '../../lib/device/update-waiting.ts';
import { useOnline } from '../../lib/http/connectivity.ts';
import { useOutboxCount } from '../../offline/outbox/outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { handOverLoadedCode } from './loaded-code.ts';
import { storeScreens } from './stored-screens.ts';
import { registerWorker } from './worker.ts';

/** Offers a new version. Reloads only after a tap here, even when another tab has accepted it. */
export function UpdatePrompt() {
  const [registration, setRegistration] = useState<ServiceWorkerRegistration>();
  const [accepted, setAccepted] = useState(false);
  const [replaced, setReplaced] = useState(false);
  const [needRefresh, setNeedRefresh] = useState(false);
  const [activate] = useState(() =>
    registerWorker({ onRegistered: setRegistration, onWaiting: () => setNeedRefresh(true) }),
  );
  useUpdateChecks(registration);
  useEffect(handOverLoadedCode, []);
  useEffect(storeScreens, []);
  useStorageKept();

  useEffect(() => {
    if (!needRefresh) return;
    const changed = () => (accepted ? window.location.reload() : setReplaced(true));
    navigator.serviceWorker.addEventListener('controllerchange', changed);
    return () => navigator.serviceWorker.removeEventListener('controllerchange', changed);
  }, [needRefresh, accepted]);

  useEffect(() => {
    if (accepted && !replaced) activate();
  }, [accepted, replaced, activate]);

  const waiting = needRefresh || replaced;
  useEffect(() => useUpdateWaiting.setState({ waiting }), [waiting]);
  if (!waiting) return null;
  function update() {
    if (replaced) window.location.reload();
    else setAccepted(true);
  }
  return (
    <div
      role="status"
      className="fixed inset-x-3 bottom-[calc(var(--edge-bottom)+0.75rem)] z-40 mx-auto flex max-w-md animate-rise items-center gap-3 rounded-card border border-line bg-surface p-3 pl-4 shadow-float"
    >
      <RefreshCw size={22} aria-hidden="true" className="shrink-0 text-primary" />
      <p className="grow font-medium text-sm">
        {replaced ? 'Tero se actualizó. Recargá la página.' : 'Hay una versión nueva de Tero.'}
      </p>
      <Button size="sm" busy={accepted} onClick={update}>
        {replaced ? 'Recargar' : 'Actualizar'}
      </Button>
      {!replaced && (
        <Button size="sm" variant="ghost" onClick={() => setNeedRefresh(false)}>
          Después
        </Button>
      )}
    </div>
  );
}

/** Asks the browser to keep this storage once an item waits to be sent, or the app is installed. */
function useStorageKept(): void {
  const isNeeded = useOutboxCount() > 0 || isInstalled();
  useEffect(() => {
    if (isNeeded) void keepStorage().catch(() => undefined);
  }, [isNeeded]);
}

/** Checks for a new version every hour, and when the app becomes visible after more than an hour. */
function useUpdateChecks(registration: ServiceWorkerRegistration | undefined): void {
  const online = useOnline();
  useEffect(() => {
    if (!registration || !online) return;
    let checked = Date.now();
    const check = () => {
      if (document.visibilityState !== 'visible' || Date.now() - checked < hour) return;
      checked = Date.now();
      // offline or an error response: the next check tries again
      void registration.update().catch(() => undefined);
    };
    const timer = window.setInterval(check, hour);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [registration, online]);
}
