import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { wholeBrowser } from './browsers.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import { heldItems, lineIsBack, nobodySends, staySignedIn, syncEvents, type Written, writeItems } from './outbox.ts';
import { registered } from './people.ts';
import { appIsStored, goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow' });

function favorite(account: number, serviceId: number): Written {
  const setKey = `favorite:${serviceId}`;
  const params = { serviceId };
  return { id: randomUUID(), account, kind: 'favorite', params, title: 'Favorito', body: { wanted: true }, setKey };
}

test('the worker sends the outbox with no page open', async ({ baseURL, request }) => {
  const client = await registered(request);
  const login = { identifier: client.email, password: client.password };
  const { token } = await (await request.post('/api/auth/login', { data: login })).json();
  const profile = mkdtempSync(join(tmpdir(), 'tero-profile-'));
  const open = () =>
    chromium.launchPersistentContext(profile, { ...wholeBrowser, headless: true, baseURL, serviceWorkers: 'allow' });
  let context = await open();
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const account = await staySignedIn(page, client.email, client.password);
    await appIsStored(page);
    await goOffline(page);
    await writeItems(page, [favorite(account, 1)]);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const { sync } = registration as unknown as { sync: { register: (tag: string) => Promise<void> } };
      await sync.register('outbox');
    });
    await context.close();
    context = await open();
    const headers = { authorization: `Bearer ${token}` };
    const kept = async () => (await (await request.get('/api/favorites', { headers })).json()).favorites.length;
    await expect.poll(kept).toBe(1);
    expect(context.pages().every((shown) => !shown.url().startsWith(baseURL ?? ''))).toBe(true);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

test('two tabs and the worker at once send it once, and a browser without background sync sends it when it is opened', async ({
  browser,
  baseURL,
  request,
}) => {
  const client = await registered(request);
  const sent: string[] = [];
  const proxy = await startFaultyProxy(baseURL, ({ method, url }) => {
    sent.push(`${method} ${url}`);
    return 'delay';
  });
  const context = await browser.newContext({ baseURL: proxy.origin });
  try {
    const page = await context.newPage();
    const account = await staySignedIn(page, client.email, client.password);
    const second = await context.newPage();
    await second.goto('/how-it-works');
    const wakeWorker = await syncEvents(page);
    await writeItems(page, [favorite(account, 1), favorite(account, 2)]);
    await Promise.all([lineIsBack(page), lineIsBack(second), wakeWorker()]);
    await nobodySends(page);
    await expect.poll(async () => (await heldItems(page)).items).toEqual([]);
    expect(sent).toEqual(['POST /api/favorites', 'POST /api/favorites']);

    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'SyncManager');
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
    });
    await second.close();
    await goOffline(page);
    await page.goto('/pendientes');
    await writeItems(page, [favorite(account, 3)]);
    await page.reload();
    await expect(page.getByText('Dejá Tero abierto hasta entonces')).toBeVisible();
    expect(sent).toHaveLength(2);
    await context.setOffline(false);
    await expect(page.getByText('No tenés nada pendiente')).toBeVisible();
    expect(sent).toHaveLength(3);
  } finally {
    await context.close();
    proxy.close();
  }
});
