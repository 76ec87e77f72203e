import type { WorkerMessage } from '../lib/device/worker-message.ts';
import { ownPath } from '../lib/navigation/own-path.ts';

/** The properties of a window on which the choice depends; a separate type makes it testable. */
export interface OpenWindow {
  url: string;
  focused: boolean;
  visibilityState: DocumentVisibilityState;
}

/** Paths of this host outside the app: the API and its documentation, uploaded images, the payment sandbox. */
const notTheApp = /^\/(api|auth|uploads|health|sandbox)(\/|$)/;

/** Returns the window for a tapped notification: the focused window, then a visible window, then any. */
export function chooseWindow<W extends OpenWindow>(windows: readonly W[]): W | undefined {
  const ours = windows.filter(({ url }) => !notTheApp.test(new URL(url).pathname));
  return ours.find(({ focused }) => focused) ?? ours.find((seen) => seen.visibilityState === 'visible') ?? ours[0];
}

/** Returns the path to which a notification or its action leads; home when it has none. */
export function tappedPath(data: unknown, action = ''): string {
  const given = (data ?? {}) as { path?: unknown; reply?: unknown };
  const path = action === 'reply' ? given.reply : given.path;
  return (typeof path === 'string' && ownPath(path)) || '/';
}

/** Opens the path of a notification: in an open window through its router, or in a new window. */
export async function openTapped(clients: Clients, data: unknown, action = ''): Promise<void> {
  const path = tappedPath(data, action);
  const window = chooseWindow(await clients.matchAll({ type: 'window', includeUncontrolled: true }));
  if (!window) {
    await clients.openWindow(path);
    return;
  }
  const go: WorkerMessage = { type: 'NAVIGATE', path };
  window.postMessage(go);
  // the window navigates even if the browser does not let it come to the front
  await window.focus().catch(() => undefined);
}
