import { expect, type Page, test } from '@playwright/test';
import { wholeBrowser } from './browsers.ts';
import { holdDisk, isKept, keptTexts } from './device-storage.ts';
import { registered, signIn } from './people.ts';
import { newSubscription, shownNotifications, subscribesWith } from './push.ts';
import { appIsStored, goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser });

async function tapSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menú de/ }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
}

const storages = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('who signs out is told so once the session is gone, and a page that is loaded before finds nobody (rule SES-88)', async ({
  page,
  context,
  request,
}) => {
  const { email, password, name } = await registered(request);
  await signIn(page, email, password);
  await isKept(page, email);
  const release = await holdDisk(page);
  await tapSignOut(page);
  await expect(page.getByRole('button', { name: 'Saliendo…' })).toBeVisible();
  const next = await context.newPage();
  await next.goto('/favoritos');
  await expect(next).toHaveURL(/^[^?]*\/login\?/);
  await expect(page.getByRole('button', { name: `Menú de ${name}` })).toBeVisible();
  await release();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await keptTexts(page)).not.toContain(email);
  expect(await storages(page)).not.toContain(email);
  await next.goto('/login');
  await expect(next.getByLabel('Email o nombre de usuario')).toBeVisible();
  await next.close();

  // offline, and the page is reloaded before it is done
  await signIn(page, email, password);
  await isKept(page, email);
  await appIsStored(page);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('tero.session') ?? '{}').token as string);
  await goOffline(page);
  const releaseAgain = await holdDisk(page);
  await tapSignOut(page);
  await expect(page.getByRole('button', { name: 'Saliendo…' })).toBeVisible();
  await page.reload();
  await releaseAgain();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  await expect.poll(() => keptTexts(page)).not.toContain(email);
  expect(await storages(page)).not.toContain(email);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  const verified = async () =>
    (await request.get('/api/auth/verify', { headers: { authorization: `Bearer ${token}` } })).status();
  expect(await verified()).toBe(200);
  await context.setOffline(false);
  await expect.poll(verified).toBe(401);
});

const subscription = (page: Page) =>
  page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    return (await pushManager.getSubscription())?.endpoint ?? null;
  });

test('an unsubscription that hangs keeps nobody from leaving, and is made up for at the next start', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await subscribesWith(context, [await newSubscription(request, baseURL)]);
  const client = await registered(request);
  await signIn(page, client.email, client.password);
  await page.goto('/notification-settings');
  await page.getByRole('button', { name: 'Activar notificaciones' }).click();
  await expect(page.getByText('Este navegador recibe tus notificaciones.')).toBeVisible();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.showNotification('Para quien se va');
    const { getSubscription } = PushManager.prototype;
    PushManager.prototype.getSubscription = async function () {
      const current = await getSubscription.call(this);
      return current && Object.assign(current, { unsubscribe: () => new Promise<boolean>(() => undefined) });
    };
  });
  await tapSignOut(page);
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  expect(await shownNotifications(page)).toEqual([]);
  expect(await subscription(page)).not.toBeNull();
  await page.reload();
  await expect.poll(() => subscription(page)).toBeNull();
});
