import { Workbox } from 'workbox-window';
import { savesData } from '../../lib/device/saving.ts';
import { serviceWorkerAddress, workerAddress } from '../../lib/device/worker-address.ts';
import { useSession } from '../../lib/session/session.ts';
import { useSaving } from '../../ui/saving.ts';

export interface WorkerEvents {
  onRegistered: (registration: ServiceWorkerRegistration | undefined) => void;
  /** a new version has been fetched and waits */
  onWaiting: () => void;
}

/**
 * Registers the service worker once it may be installed. Returns a function that makes a waiting version take over. In
 * development there is no worker.
 */
export function registerWorker({ onRegistered, onWaiting }: WorkerEvents): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => undefined;
  const worker = new Workbox(workerAddress(serviceWorkerAddress), { scope: '/' });
  // for a version that another tab has found, `waiting` is not sent when this page did not register it
  worker.addEventListener('installed', ({ isExternal }) => isExternal && onWaiting());
  worker.addEventListener('waiting', onWaiting);
  // if this fails, the app works as in a browser without service workers, and the next visit tries again
  whenInstallable()
    .then(() => worker.register({ immediate: true }))
    .then(
      (registration) => {
        if (registration) watchInstalling(registration, onWaiting);
        onRegistered(registration);
      },
      () => undefined,
    );
  return () => worker.messageSkipWaiting();
}

/**
 * Returns whether a worker may be installed. It may not for a visitor who saves data, because it fetches the app ahead
 * (rule NAV-110).
 */
function mayInstall(): boolean {
  return !savesData() || useSession.getState().account !== null || navigator.serviceWorker.controller !== null;
}

/** Resolves once a worker may be installed: when a person has signed in, or no longer saves data. */
function whenInstallable(): Promise<void> {
  if (mayInstall()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (!mayInstall()) return;
      for (const stop of stops) stop();
      resolve();
    };
    const stops = [useSession.subscribe(look), useSaving.subscribe(look)];
  });
}

/**
 * Watches a version that another tab was already installing when this page registered, because workbox-window does not
 * report it.
 */
function watchInstalling(registration: ServiceWorkerRegistration, onWaiting: () => void): void {
  const { installing } = registration;
  if (!navigator.serviceWorker.controller) return;
  installing?.addEventListener('statechange', () => {
    if (registration.waiting === installing) onWaiting();
  });
}
