import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';

/** A subscription made by the tests' push service: the address, and the keys with which a browser would decrypt. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A push, decrypted by the service. */
interface Delivered {
  endpoint: string;
  text: string;
}

/** Returns an address on the port beside the app's, where the test server shows sent messages. */
function controlUrl(baseURL: string | undefined, path: string): string {
  const server = new URL(path, baseURL);
  server.port = String(Number(server.port) + 1);
  return server.href;
}

export async function newSubscription(request: APIRequestContext, baseURL: string | undefined): Promise<Subscription> {
  const response = await request.post(controlUrl(baseURL, '/push-subscription'));
  expect(response.ok()).toBe(true);
  return response.json();
}

/** Waits for a push to this browser whose text contains `words`, and returns it unparsed. */
export async function pushTo(
  request: APIRequestContext,
  baseURL: string | undefined,
  { endpoint }: Subscription,
  words: string,
): Promise<string> {
  let found: Delivered | undefined;
  await expect(async () => {
    const pushes: Delivered[] = await (await request.get(controlUrl(baseURL, '/pushes'))).json();
    found = pushes.find((push) => push.endpoint === endpoint && push.text.includes(words));
    expect(found, `a push that says ${words}`).toBeDefined();
  }).toPass();
  return found?.text ?? '';
}

/**
 * Gives the browser a fake PushManager, because headless Chromium reaches no push service. It returns these
 * subscriptions one after the other, and remembers them like a browser.
 */
export async function subscribesWith(context: BrowserContext, subscriptions: readonly Subscription[]): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript((given) => {
    const kept = 'e2e.push';
    interface Kept {
      next: number;
      current: (Subscription & { key: string }) | null;
    }
    const read = (): Kept => JSON.parse(localStorage.getItem(kept) ?? '{"next":0,"current":null}');
    const write = (state: Kept) => localStorage.setItem(kept, JSON.stringify(state));
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)).buffer;
    const subscription = ({ endpoint, keys, key }: Subscription & { key: string }) => ({
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: bytes(key) },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        write({ ...read(), current: null });
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const { current } = read();
        return current && subscription(current);
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const { next } = read();
        const made = given[next];
        if (!made) throw new DOMException('no push service', 'AbortError');
        const current = { ...made, key: applicationServerKey };
        write({ next: next + 1, current });
        return subscription(current);
      },
    });
  }, subscriptions);
}

/** Delivers a push to the service worker, as the push service would. */
export async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId;
      if (id) resolve(id);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    data,
  });
  await devtools.detach();
}

/** Returns the notifications shown on the device. */
export function shownNotifications(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data: data as unknown }));
  });
}

/**
 * Taps the first notification, or its action, in the worker. The browser refuses the focus, because no person tapped.
 */
export async function tapNotification(page: Page, action = ''): Promise<void> {
  const worker = page.context().serviceWorkers()[0];
  if (!worker) throw new Error('no service worker');
  await worker.evaluate(async (wanted) => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('nothing is shown');
    // `waitUntil` throws for an event made by a script; the handler has begun by then
    scope.addEventListener('error', (event) => event.preventDefault(), { once: true });
    const { actions } = notification as Notification & { actions: { action: string }[] };
    if (wanted && !actions.some((shown) => shown.action === wanted)) throw new Error(`no action ${wanted}`);
    scope.dispatchEvent(new NotificationEvent('notificationclick', { notification, action: wanted }));
  }, action);
}
