import type { WorkerMessage } from '../lib/device/worker-message.ts';
import { ownPath } from '../lib/navigation/own-path.ts';

/** What is needed of a window, so that its choice can be tested apart. */
export interface OpenWindow {
  url: string;
  focused: boolean;
  visibilityState: DocumentVisibilityState;
}

/** Windows of this host that are not the app: the API's documentation, a picture, the sandbox of payments. */
const notTheApp = /^\/(api|auth|uploads|health|sandbox)(\/|$)/;

/** The window in which a tapped notification opens: the one in use, then one that can be seen, then any. */
export function chooseWindow<W extends OpenWindow>(windows: readonly W[]): W | undefined {
  const ours = windows.filter(({ url }) => !notTheApp.test(new URL(url).pathname));
  return ours.find(({ focused }) => focused) ?? ours.find((seen) => seen.visibilityState === 'visible') ?? ours[0];
}

/** Where a notification leads; home when it does not say. */
export function tappedPath(data: unknown): string {
  const path = (data as { path?: unknown } | null)?.path;
  return (typeof path === 'string' && ownPath(path)) || '/';
}

/** Goes there once: in an open window by its own router, or in a new one. */
export async function openTapped(clients: Clients, data: unknown): Promise<void> {
  const path = tappedPath(data);
  const window = chooseWindow(await clients.matchAll({ type: 'window', includeUncontrolled: true }));
  if (!window) {
    await clients.openWindow(path);
    return;
  }
  const go: WorkerMessage = { type: 'NAVIGATE', path };
  window.postMessage(go);
  // a window that may not come to the front has still gone where it should
  await window.focus().catch(() => undefined);
}
