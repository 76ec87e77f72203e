import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { isKept } from './device-storage.ts';
import { demoService, review } from './notices.ts';
import { ownServer } from './own-server.ts';
import { demo, registered, signIn } from './people.ts';
import { wide } from './sizes.ts';
import { appHasPage, appIsStored, goOffline } from './stored-app.ts';
import { translatePages } from './translator.ts';

/** Views come from a separate server, because the server of the other tests renders none. */
const test = ownServer(4);

async function addresses(request: APIRequestContext): Promise<string[]> {
  const { services } = await (await request.get('/api/services?limit=1')).json();
  const [{ id, provider_id, category_slug }] = services;
  const { places } = await (await request.get(`/api/categories/${category_slug}/places`)).json();
  const { posts } = await (await request.get(`/api/posts/provider/${provider_id}`)).json();
  return [
    '/',
    '/servicios',
    '/servicios?page=2',
    `/servicios/categoria/${category_slug}`,
    `/servicios/categoria/${category_slug}/${places[0].department}`,
    `/servicios/${id}`,
    `/servicios/${id}/reviews`,
    `/provider-profile/${provider_id}`,
    `/provider/${provider_id}/reviews`,
    ...(posts?.[0] ? [`/publicacion/post/${posts[0].id}`] : []),
    '/recientes',
    ...['/help', '/how-it-works', '/como-ordenamos', '/about', '/blog', '/blog/1', '/careers', '/numeros'],
    '/register-provider',
    ...['/provider/benefits', '/provider/resources', '/terms', '/privacy', '/cookies', '/policies'],
  ];
}

/** Waits until the server sends the view. On a busy machine it sends the plain page while it renders. */
async function isDrawn(request: APIRequestContext, path: string): Promise<void> {
  await expect.poll(async () => (await request.get(path)).text(), { message: path }).toContain('tero-first-view');
}

/** Holds the app's code back. Returns a function that lets it load. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise: mayCome, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  return letGo;
}

/** Opens a page and waits for the app to take over. Returns the browser's complaints, and the reads that were made. */
async function opened(page: Page, path: string) {
  const said: string[] = [];
  const calls: string[] = [];
  page.on('console', (message) => {
    const isOurs = !message.text().includes('blocked by Playwright');
    if (isOurs && ['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isRead = request.method() === 'GET' && pathname.startsWith('/api/');
    if (isRead) calls.push(pathname + search);
  });
  // until the first view was looked at
  const letGo = await holdCode(page);
  const response = await page.goto(path, { waitUntil: 'commit' });
  expect(response?.status(), path).toBe(200);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await page.evaluate(() =>
    Object.assign(window, { first: [...document.querySelectorAll('main h1, main h2, main h3, footer')] }),
  );
  letGo();
  await appHasPage(page);
  await page.waitForLoadState('networkidle');
  const lost = await page.evaluate(
    () => (window as unknown as { first: Element[] }).first.filter((element) => !element.isConnected).length,
  );
  return { said, calls, lost };
}

// sizes and colours differ only in styles; npm run e2e -- --wide tests all combinations
const looks = [
  ['phone, light', 'light', ''],
  ...(wide
    ? ([
        ['desktop, dark', 'dark', ' @desktop'],
        ['phone, dark', 'dark', ''],
        ['desktop, light', 'light', ' @desktop'],
      ] as const)
    : []),
] as const;

for (const [name, colorScheme, tag] of looks) {
  test(`every public screen comes drawn, and goes on without a change, a fetch or a fault: ${name}${tag}`, async ({
    browser,
    request,
    contextOptions,
  }) => {
    for (const path of await addresses(request)) {
      await isDrawn(request, path);
      const context = await browser.newContext({ ...contextOptions, colorScheme, serviceWorkers: 'block' });
      const page = await context.newPage();
      expect.soft(await opened(page, path), path).toEqual({ said: [], calls: [], lost: 0 });
      await context.close();
    }
  });
}

test('a drawn page that was translated before its code came goes on without a fault', async ({ page, request }) => {
  await isDrawn(request, '/servicios');
  await translatePages(page);
  expect(await opened(page, '/servicios')).toMatchObject({ said: [], calls: [] });
  await expect(page.locator('main h1 font font').first()).toBeVisible();
  await page.getByRole('button', { name: 'Comparar o pedir' }).click();
  await expect(page.getByText('Marcá hasta 3 servicios para compararlos o pedir presupuesto')).toBeVisible();
});

test('without JavaScript public screens show what they are about, and their links lead on', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of await addresses(request)) {
    await isDrawn(request, path);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('status', { name: /cargando/i }), path).toHaveCount(0);
  }
  await isDrawn(request, '/servicios');
  await page.goto('/servicios');
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const target = (await card.getAttribute('href')) ?? '';
  await isDrawn(request, target);
  await card.click();
  await expect(page).toHaveURL(/\/servicios\/\d+$/);
  await page.getByRole('link', { name: 'Contactar por WhatsApp' }).first().click();
  await expect(page).toHaveURL(/\/register\?next=%2Fservicios%2F\d+$/);
  await context.close();
});

test('no code is asked for before what a page shows first is there', async ({ browser, request }) => {
  const { services } = await (await request.get('/api/services?limit=1')).json();
  for (const path of ['/', '/servicios', `/servicios/${services[0].id}`]) {
    // a machine that needs two seconds for the pictures gets the code in that time
    await expect(async () => {
      await isDrawn(request, path);
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(path);
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')),
      );
      const { asked, loaded } = await page.evaluate(() => {
        const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const code = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
        return { asked: Math.min(...code.map(({ startTime }) => startTime)), loaded: page?.loadEventStart ?? 0 };
      });
      await context.close();
      expect(loaded).toBeGreaterThan(0);
      expect(asked, path).toBeGreaterThan(loaded);
    }).toPass();
  }
});

test('what is typed before the code is there is searched for, and an email goes into no address', async ({
  page,
  request,
}) => {
  const letGo = await holdCode(page);
  await isDrawn(request, '/blog');
  await page.goto('/blog', { waitUntil: 'commit' });
  const box = page.getByRole('combobox', { name: 'Buscar servicios' });
  await box.fill('plomero');
  await expect(page.getByRole('button', { name: 'Suscribirme' })).toBeDisabled();
  letGo();
  await expect(page.getByRole('button', { name: 'Suscribirme' })).toBeEnabled();
  await expect(box).toHaveValue('plomero');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/servicios\?q=plomero/);
});

test('what a provider types before the code is there stays, and is sent by the app alone', async ({
  page,
  request,
}) => {
  const letGo = await holdCode(page);
  await isDrawn(request, '/register-provider');
  await page.goto('/register-provider', { waitUntil: 'commit' });
  const email = page.getByRole('textbox', { name: 'Email' });
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana Sosa');
  await email.fill('ana@');
  const next = page.getByRole('button', { name: 'Continuar' });
  await expect(next).toBeDisabled();
  await email.press('Enter');
  letGo();
  await email.press('x');
  await expect(next).toBeEnabled();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('ana@x');
  await next.click();
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Ana Sosa');
  await expect(email).toHaveAccessibleDescription(/email/i);
  await expect(page).toHaveURL('/register-provider');
  await page.reload();
  await expect(email).toHaveValue('ana@x');
});

test('what came with the page is there without signal', async ({ page, request }) => {
  const path = (await addresses(request)).find((address) => /^\/servicios\/\d+$/.test(address)) ?? '';
  await isDrawn(request, path);
  await page.goto(path);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await isKept(page, title);
});

test('whoever is signed in gets the screen of the account', async ({ page, request }) => {
  const { id, title } = await demoService(request);
  await signIn(page, demo.client);
  await isDrawn(request, `/servicios/${id}`);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`/servicios/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mis Favoritos' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('what people write is text in the page and in its data', async ({ page, request }) => {
  const words = '</script><!--<script><img src=x onerror=alert(1)> \u2028 muy prolijo';
  await review(request, await registered(request), words);
  const { id } = await demoService(request);
  await isDrawn(request, `/servicios/${id}/reviews`);
  await expect
    .poll(async () => (await request.get(`/servicios/${id}/reviews`)).text())
    .toContain('&lt;img src=x onerror=alert(1)&gt;');
  const html = await (await request.get(`/servicios/${id}/reviews`)).text();
  expect(html).toContain('\\u003cimg src=x');
  expect(html).not.toContain('<img src=x');
  const [, data = ''] = /id="tero-first-view">(.*?)<\/script>/.exec(html) ?? [];
  expect(data).toContain('muy prolijo');
  // a line break in JavaScript; input is cleaned of it (rule TEXT-1)
  expect(data).not.toContain('\u2028');
  await page.goto(`/servicios/${id}/reviews`);
  // there is no known contact, so the review is listed separately (rule TRUST-1)
  const apart = page.locator('details').filter({ hasText: 'muy prolijo' });
  if (!(await apart.evaluate((box: HTMLDetailsElement) => box.open))) await apart.locator('summary').click();
  await expect(page.getByText('muy prolijo').first()).toBeVisible();
});

test.describe('with the app stored', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the next visit begins with the stored shell, without signal too', async ({ page, context, request }) => {
    const { id, title } = await demoService(request);
    await isDrawn(request, `/servicios/${id}`);
    await page.goto(`/servicios/${id}`);
    await appIsStored(page);
    await isKept(page, title);
    await goOffline(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('#tero-first-view')).toHaveCount(0);
    await context.setOffline(false);
  });
});
