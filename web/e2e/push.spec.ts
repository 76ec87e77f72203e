import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { wholeBrowser } from './browsers.ts';
import { demoService, review } from './notices.ts';
import { demo, enter, registered, signIn } from './people.ts';
import { publishedService, publisher } from './providers.ts';
import { deliver, newSubscription, pushTo, shownNotifications, subscribesWith, tapNotification } from './push.ts';

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser });

const devices = (page: Page) => page.getByRole('list', { name: 'Dispositivos con notificaciones' });

async function activate(page: Page): Promise<void> {
  await page.goto('/notification-settings');
  await page.getByRole('button', { name: 'Activar notificaciones' }).click();
  await expect(devices(page).getByText('Este navegador')).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menú de/ }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  await expect(page).toHaveURL('/');
}

const subscribed = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.pushManager.getSubscription())?.endpoint ?? null;
  });

test('review → outbox → push service → service worker → the right text and the right page', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const subscription = await newSubscription(request, baseURL);
  await subscribesWith(context, [subscription]);
  await signIn(page, demo.provider);
  await activate(page);

  const comment = `Impecable ${randomUUID().slice(0, 8)}`;
  await review(request, await registered(request), comment);
  const push = await pushTo(request, baseURL, subscription, comment);

  await page.goto('/favoritos');
  await deliver(page, push);
  await expect.poll(() => shownNotifications(page)).toHaveLength(1);
  expect((await shownNotifications(page))[0]).toMatchObject({
    title: 'Nueva reseña de 5 estrellas',
    body: expect.stringContaining(comment),
    lang: 'es-UY',
    data: { path: '/provider/reviews' },
  });

  await tapNotification(page);
  await expect(page).toHaveURL('/provider/reviews');
  await expect(page.getByRole('main').getByText(comment).first()).toBeVisible();
  expect(await shownNotifications(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/favoritos');
});

test('«Responder» on the push of a review opens the form of its reply, with the focus in it', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const subscription = await newSubscription(request, baseURL);
  await subscribesWith(context, [subscription]);
  const provider = await publisher(request);
  const service = await publishedService(request, provider, 'Techos de chapa');
  await enter(page, provider.email, provider.password);
  await activate(page);
  const comments = ['La primera', 'La segunda', 'La tercera', 'La cuarta'].map((word) => `${word} reseña`);
  for (const comment of comments) await review(request, await registered(request), comment, service);
  // the first notification is now the last of the list, below the visible part on a phone
  const push = await pushTo(request, baseURL, subscription, 'La primera reseña');
  await page.goto('/historial');
  await deliver(page, push);
  await expect.poll(() => shownNotifications(page)).toHaveLength(1);
  await tapNotification(page, 'reply');

  await expect(page).toHaveURL(/\/provider\/reviews\?responder=\d+$/);
  const card = page.getByRole('article').filter({ hasText: 'La primera reseña' });
  const answer = card.getByLabel('Tu respuesta');
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  await expect(page.getByLabel('Tu respuesta')).toHaveCount(1);
  await page.keyboard.type('¡Gracias!');
  await card.getByRole('button', { name: 'Publicar respuesta' }).click();
  await expect(page.getByText('Respuesta publicada')).toBeVisible();
  await expect(card).toContainText('¡Gracias!');
});

test('a tap is followed by a page that is still loading (NOTI-90)', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/maintenance');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const navigate = 'https://otro.example/servicios';
  await deliver(page, JSON.stringify({ web_push: 8030, notification: { title: 'Novedad', navigate } }));
  await expect.poll(() => shownNotifications(page)).toHaveLength(1);
  await page.goto('/favoritos', { waitUntil: 'domcontentloaded' });
  await tapNotification(page);
  await expect(page).toHaveURL('/servicios');
});

test('a push is always shown, even unreadable; a newer one of the same subject replaces it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/maintenance');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  for (const data of ['', 'esto no es JSON', '{"notification":{}}']) await deliver(page, data);
  await expect.poll(() => shownNotifications(page)).toHaveLength(3);
  for (const { title, data } of await shownNotifications(page)) {
    expect({ title, data }).toEqual({ title: 'Tenés novedades en Tero', data: { path: '/' } });
  }
  const about = (title: string) =>
    JSON.stringify({ web_push: 8030, notification: { title, navigate: 'https://otro.example/historial', tag: 'uno' } });
  await deliver(page, about('Primero'));
  await deliver(page, about('Segundo'));
  await expect.poll(async () => (await shownNotifications(page)).map(({ title }) => title)).toContain('Segundo');
  const shown = await shownNotifications(page);
  expect(shown.map(({ title }) => title)).not.toContain('Primero');
  expect(shown.find(({ tag }) => tag === 'uno')?.data).toEqual({ path: '/historial' });
});

test('a device is tried out and taken off, and one removed elsewhere stays off @wide', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const given = [await newSubscription(request, baseURL), await newSubscription(request, baseURL)];
  await subscribesWith(context, given);
  const client = await registered(request);
  await signIn(page, client.email, client.password);
  await activate(page);
  await page.getByRole('button', { name: /^Probar/ }).click();
  await expect(page.getByText('Enviamos una notificación de prueba.')).toBeVisible();
  if (given[0]) await pushTo(request, baseURL, given[0], 'Las notificaciones funcionan');
  await page.getByRole('button', { name: /^Quitar/ }).click();
  await expect(page.getByText('Todavía no hay ningún dispositivo')).toBeVisible();
  expect(await subscribed(page)).toBeNull();

  await activate(page);
  const login = await request.post('/api/auth/login', {
    data: { identifier: client.email, password: client.password },
  });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const { devices: listed } = await (await request.get('/api/push/devices', { headers })).json();
  expect(listed).toHaveLength(1);
  await request.delete(`/api/push/devices/${listed[0].id}`, { headers });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Activar notificaciones' })).toBeVisible();
  await expect.poll(() => subscribed(page)).toBeNull();
});

test('signing out unsubscribes the browser, signing in again restores it, and nobody else inherits it', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await subscribesWith(context, [
    await newSubscription(request, baseURL),
    await newSubscription(request, baseURL),
    await newSubscription(request, baseURL),
  ]);
  const [first, second] = [await registered(request), await registered(request)];
  await signIn(page, first.email, first.password);
  await activate(page);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.showNotification('Para quien se va');
  });
  await signOut(page);
  await expect.poll(() => subscribed(page)).toBeNull();
  await expect.poll(() => shownNotifications(page)).toEqual([]);
  const login = await request.post('/api/auth/login', { data: { identifier: first.email, password: first.password } });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  await expect
    .poll(async () => (await (await request.get('/api/push/devices', { headers })).json()).devices)
    .toEqual([]);

  await signIn(page, second.email, second.password);
  await page.goto('/notification-settings');
  await expect(page.getByText('Todavía no hay ningún dispositivo')).toBeVisible();
  expect(await subscribed(page)).toBeNull();
  await signOut(page);

  await signIn(page, first.email, first.password);
  await page.goto('/notification-settings');
  await expect(devices(page).getByText('Este navegador')).toBeVisible();
});

test('another account takes the browser over, and a new server key renews it @wide', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const [old, fresh] = [await newSubscription(request, baseURL), await newSubscription(request, baseURL)];
  await subscribesWith(context, [old, fresh]);
  const [first, second] = [await registered(request), await registered(request)];
  await signIn(page, first.email, first.password);
  await activate(page);
  // as after closing the browser, when the session is gone without a sign-out
  await page.evaluate(() => sessionStorage.clear());
  await signIn(page, second.email, second.password);
  await page.goto('/notification-settings');
  await expect(devices(page).getByText('Este navegador')).toBeVisible();
  expect(await subscribed(page)).toBe(old.endpoint);
  const login = await request.post('/api/auth/login', { data: { identifier: first.email, password: first.password } });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  expect((await (await request.get('/api/push/devices', { headers })).json()).devices).toEqual([]);

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('e2e.push') ?? '{}');
    kept.current.key = btoa('otra clave');
    localStorage.setItem('e2e.push', JSON.stringify(kept));
  });
  await page.reload();
  await expect.poll(() => subscribed(page)).toBe(fresh.endpoint);
  await expect(devices(page).getByRole('listitem')).toHaveCount(1);
});

test('after a review pushes are offered once, and a refusal snoozes them for 30 days', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await subscribesWith(context, [await newSubscription(request, baseURL)]);
  const client = await registered(request);
  await signIn(page, client.email, client.password);
  const { id } = await demoService(request);
  await page.goto(`/servicios/${id}/review`);
  const best = page.getByRole('radio', { name: /^5 de 5/ });
  await expect(best).toHaveCount(3);
  for (const star of await best.all()) await star.check();
  await page.getByRole('button', { name: 'Publicar reseña' }).click();
  await expect(page).toHaveURL(`/servicios/${id}`);
  const ask = page.getByRole('button', { name: 'Avisame cuando respondan' });
  await expect(ask).toBeVisible();
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await expect(ask).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ask).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('tero.push-prompt', '1'));
  await page.reload();
  await ask.click();
  await expect(page.getByText('Listo. Las notificaciones van a llegar a este dispositivo.')).toBeVisible();
});

test('a provider is offered pushes on its own profile; after a refusal it is told how to change it @wide', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = 'denied';
      return permission;
    };
  });
  await signIn(page, demo.provider);
  await page.goto('/provider-profile');
  await page.getByRole('main').getByRole('button', { name: 'Activar notificaciones' }).click();
  await expect(page.getByText('Este navegador tiene bloqueadas las notificaciones de Tero.')).toBeVisible();
  await expect(page.getByText('Para permitir notificaciones:')).toBeVisible();
});
