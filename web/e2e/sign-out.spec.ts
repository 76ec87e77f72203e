import { expect, type Page, test } from '@playwright/test';
import { isKept, keptTexts } from './device-storage.ts';
import { registered, signIn } from './people.ts';
import { appIsStored, goOffline } from './stored-app.ts';

test.use({ serviceWorkers: 'allow' });

/** Keeps the disk busy, as a slow one is, from a page beside the app; returns what lets it go. */
async function holdDisk(page: Page): Promise<() => Promise<void>> {
  const beside = await page.context().newPage();
  await beside.goto('/robots.txt');
  await beside.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('tero');
        opening.onsuccess = () => {
          const store = opening.result.transaction('device', 'readwrite').objectStore('device');
          const ask = () => {
            const asked = store.get('nothing');
            asked.onsuccess = () => {
              resolve();
              ask();
            };
          };
          ask();
        };
      }),
  );
  await page.bringToFront();
  // a page that is gone holds nothing
  return () => beside.close();
}

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

  // without signal, and the page is loaded anew before it is done
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
