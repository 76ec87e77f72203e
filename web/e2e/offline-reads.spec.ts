import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { wholeBrowser } from './browsers.ts';
import { serviceLinks } from './cards.ts';
import { isKept, keptTexts } from './device-storage.ts';
import { startLine } from './faulty-line.ts';
import { inspect, watchConsole } from './inspection.ts';
import { registered } from './people.ts';
import { publishedService, publisher } from './providers.ts';
import { appIsStored, goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow' });

const hour = 60 * 60_000;
const phone = { viewport: { width: 390, height: 844 }, locale: 'es-UY', timezoneId: 'America/Montevideo' } as const;
const age = 'Actualizado hace 3 h · sin conexión';

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

function pictures(page: Page) {
  return page.getByRole('main').locator('img[src^="/uploads/"]');
}

/** Returns whether the first uploaded image has loaded. */
function drawn(page: Page): Promise<boolean> {
  return pictures(page)
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
}

async function signInToStay(page: Page, identifier: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email o nombre de usuario').fill(identifier);
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(password);
  await page.getByRole('checkbox', { name: 'Recordarme' }).check();
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/');
}

/** Returns whether the worker has the logo of the top bar, which the browser's own cache may lose. */
function logoIsStored(page: Page): Promise<boolean> {
  const logo = page.getByRole('banner').locator('img').first();
  return logo.evaluate(async (image: HTMLImageElement) => (await caches.match(image.currentSrc)) !== undefined);
}

test('seen screens open after a restart without a server, and show their age', async ({ baseURL, request }) => {
  const provider = await publisher(request);
  const title = `Herrería ${provider.username}`;
  const seen = await publishedService(request, provider, title);
  const saved = await publishedService(request, provider, `Rejas ${provider.username}`);
  const unseen = await publishedService(request, provider, `Portones ${provider.username}`);
  const client = await registered(request);
  const login = await request.post('/api/auth/login', {
    data: { identifier: client.email, password: client.password },
  });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  await request.post('/api/favorites', { headers, data: { service_id: saved } });
  const line = await startLine(baseURL);
  const profile = mkdtempSync(join(tmpdir(), 'tero-profile-'));
  const open = () =>
    chromium.launchPersistentContext(profile, {
      ...wholeBrowser,
      ...phone,
      headless: true,
      baseURL: line.origin,
      serviceWorkers: 'allow',
    });
  let context: BrowserContext | undefined;
  try {
    context = await open();
    let page = context.pages()[0] ?? (await context.newPage());
    await signInToStay(page, client.email, client.password);
    await appIsStored(page);
    expect(await logoIsStored(page)).toBe(true);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await isKept(page, '["services","featured"]');
    await page.goto(`/servicios?q=${provider.username}`);
    await expect(page.getByText('3 servicios', { exact: true })).toBeVisible();
    await isKept(page, `Portones ${provider.username}`);
    await page.goto(`/servicios/${seen}`);
    await expect(heading(page)).toHaveText(title);
    await expect.poll(() => keptTexts(page)).toContain(`["reviews","service",${seen}]`);
    for (const [path, key] of [
      ['/historial', '["history","visited"]'],
      ['/favoritos', '["favorites"'],
    ] as const) {
      await page.goto(path);
      await expect(serviceLinks(page).first()).toBeVisible();
      await isKept(page, key);
    }
    await isKept(
      page,
      `tero-pictures ${await pictures(page)
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc)}`,
    );
    // prefetched: its page was never opened
    await expect.poll(() => keptTexts(page)).toContain(`["services","detail",${saved},`);
    await context.close();
    line.die();
    context = await open();
    page = context.pages()[0] ?? (await context.newPage());
    await page.clock.setFixedTime(Date.now() + 3 * hour);
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText('Error al cargar los servicios')).toHaveCount(0);
    await expect(page.getByText(age)).toBeVisible();
    await page.goto('/favoritos');
    await expect(page.getByText(age)).toBeVisible();
    await expect.poll(() => drawn(page)).toBe(true);
    await page.getByRole('link', { name: `Rejas ${provider.username}` }).click();
    await expect(heading(page)).toHaveText(`Rejas ${provider.username}`);
    await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /wa\.me\/59899123456/);
    await expect(page.getByRole('link', { name: '099 123 456' })).toHaveAttribute('href', 'tel:+59899123456');
    // in the width of the list, because the page's own width was never fetched
    await expect.poll(() => drawn(page)).toBe(true);
    await inspect(page);
    await page.goto('/historial');
    await page.getByRole('link', { name: title }).click();
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByText('Todavía no hay reseñas')).toBeVisible();
    await expect(page.getByText(age)).toBeVisible();

    // never requested before: the device searches its cache
    await page.goto(`/servicios?q=reja+${provider.username}&maxPrice=2000`);
    await expect(page.getByText('1 servicio en este dispositivo')).toBeVisible();
    await expect(page.getByText(/^Buscamos en los \d+ servicios guardados en este dispositivo\.$/)).toBeVisible();
    await inspect(page);
    await page.goto('/servicios?q=zzzz');
    await expect(page.getByText(/servicios guardados en este dispositivo y ninguno coincide/)).toBeVisible();
    await expect(page.getByText('No se encontraron servicios')).toHaveCount(0);

    // only its card was seen, and no data of the profile
    await page.goto(`/servicios/${unseen}`);
    await expect(heading(page)).toHaveText(`Portones ${provider.username}`);
    await expect(page.getByText(/Cargamos el resto cuando vuelva la conexión/)).toBeVisible();
    await expect(page.getByRole('link', { name: '099 123 456' })).toHaveAttribute('href', 'tel:+59899123456');
    await inspect(page);
    await page.goto(`/provider-profile/${provider.id}`);
    await expect(page.getByText('Sin conexión', { exact: true })).toBeVisible();
    await expect(page.getByText(/no encontrado/i)).toHaveCount(0);
    await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Ayuda' }).click();
    await expect(heading(page)).toHaveText('Centro de ayuda');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    line.revive();
    const again = page.getByRole('button', { name: 'Reintentar' });
    // the app may have noticed the connection by itself
    while (await again.isVisible()) await again.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(heading(page)).toHaveText(provider.company_name);
    await expect(page.getByText(/sin conexión/i)).toHaveCount(0);
  } finally {
    await context?.close();
    line.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

test('cached data is shown while a slow server responds, and stays on the screen when it fails', async ({
  page,
  context,
}) => {
  await page.goto('/servicios');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect.poll(() => keptTexts(page)).toContain('["services","list"');
  let release = () => undefined as unknown;
  const held = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await context.route('**/api/services?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(cards.first()).toBeVisible();
  await expect(page.getByText('Tero no responde por ahora')).toBeVisible();
  release();
  await expect(page.getByText('Tero no responde por ahora')).toHaveCount(0);
  await expect(cards.first()).toBeVisible();
  await context.unroute('**/api/services?*');
  await context.route('**/api/services?*', (route) => route.fulfill({ status: 503, json: { code: 'overloaded' } }));
  await page.reload();
  await expect(cards.first()).toBeVisible();
  await expect(page.getByText('Error al cargar los servicios')).toHaveCount(0);
});

test('the device caches the newest responses, and a full one disturbs nobody', async ({ page, context }) => {
  const complaints = watchConsole(page);
  await page.goto('/');
  await expect.poll(() => keptTexts(page)).toContain('["services","featured"]');
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const asked = indexedDB.open('tero');
      asked.onsuccess = () => resolve(asked.result);
    });
    const tx = db.transaction('answers', 'readwrite');
    for (let at = 1; at <= 450; at += 1) {
      tx.objectStore('answers').put({ account: 0, key: `["services","list",${at}]`, data: { services: [] }, at });
    }
    await new Promise((resolve) => {
      tx.oncomplete = resolve;
    });
    db.close();
  });
  const cards = page.getByRole('main').getByRole('article');
  await page.goto('/recientes');
  await expect(cards.first()).toBeVisible();
  await expect.poll(() => keptTexts(page)).toContain('["services","recent",1]');
  await expect.poll(async () => (await keptTexts(page)).match(/^\["/gm)?.length).toBe(400);
  // the oldest are gone
  const kept = await keptTexts(page);
  expect(
    ['["services","featured"]', '["services","list",450]', '["services","list",1]'].filter((key) => kept.includes(key)),
  ).toEqual(['["services","featured"]', '["services","list",450]']);

  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto('/servicios');
  await expect(cards.first()).toBeVisible();
  await cards.first().getByRole('link').click();
  await expect(page.getByText('Disponibilidad')).toBeVisible();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.goto('/recientes');
  await expect(cards.first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('signing out deletes the account’s cached responses', async ({ page, context, request }) => {
  const provider = await publisher(request);
  const service = await publishedService(request, provider, `Toldos ${provider.username}`);
  const [ana, eva] = [await registered(request), await registered(request)];
  const login = await request.post('/api/auth/login', { data: { identifier: ana.email, password: ana.password } });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const canary = `canario ${ana.username}`;
  const search = await request.post('/api/saved-searches', { headers, data: { q: canary } });
  expect(search.ok(), await search.text()).toBe(true);
  await request.post('/api/favorites', { headers, data: { service_id: service } });

  await signInToStay(page, ana.email, ana.password);
  await appIsStored(page);
  const seen = [
    ['/servicios?q=toldos', canary],
    [`/servicios/${service}`, provider.username],
    ['/favoritos', '"favorites"'],
    ['/historial', '["history"'],
  ] as const;
  for (const [path, kept] of seen) {
    await page.goto(path);
    await expect(serviceLinks(page).first()).toBeVisible();
    // waits, because a response that is not stored when the page is left is not cached
    await expect.poll(() => keptTexts(page)).toContain(kept);
  }

  await page.getByRole('button', { name: new RegExp(ana.name) }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  const remains = [canary, '["favorites"]', '["history"', '099 123 456', ana.email];
  await expect.poll(async () => found(await keptTexts(page), remains)).toEqual([]);

  await signInToStay(page, eva.email, eva.password);
  await page.goto('/favoritos');
  await expect(page.getByText('Todavía no tenés favoritos')).toBeVisible();
  await isKept(page, '["history","contacted"]');
  await goOffline(page);
  await page.goto('/historial');
  await expect(page.getByText('Todavía no visitaste servicios')).toBeVisible();
  expect(found(await keptTexts(page), [canary, ana.email, '099 123 456'])).toEqual([]);

  // signs out offline; the server learns of it when the connection is back
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('tero.session') ?? '{}').token as string);
  const verified = async () =>
    (await request.get('/api/auth/verify', { headers: { authorization: `Bearer ${token}` } })).status();
  await page.getByRole('button', { name: new RegExp(eva.name) }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  expect(await verified()).toBe(200);
  await context.setOffline(false);
  await expect.poll(verified).toBe(401);
});

test('a captive portal counts as no connection', async ({ page, context }) => {
  await page.goto('/servicios/1');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await expect.poll(() => keptTexts(page)).toContain(String(title));
  const portal = { status: 200, contentType: 'text/html', body: '<h1>Bienvenido al hotel</h1>' };
  await context.route(/\/(?:api|health)\//, (route) => route.fulfill(portal));
  await page.reload();
  await expect(page.getByText(/^Actualizado .* · sin conexión$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(title));
});

function found(text: string, wanted: readonly string[]): string[] {
  return wanted.filter((piece) => text.includes(piece));
}
