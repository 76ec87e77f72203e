import { expect, type Page, test } from '@playwright/test';
import { main } from './account-forms.ts';
import { askWith, openedSession } from './admin-panel.ts';
import { isKept } from './device-storage.ts';
import { inspect, watchConsole } from './inspection.ts';
import { mailboxOf } from './mails.ts';
import { demo, enter, signIn } from './people.ts';
import { chooseImages, picture, publishedService, publisher, registeredProvider } from './providers.ts';
import { journeySizes } from './sizes.ts';
import { appIsStored, goOffline } from './stored-app.ts';

const steps = (page: Page) => main(page).getByRole('region', { name: 'Tus primeros pasos' });
const step = (page: Page, name: string) => steps(page).getByRole('listitem').filter({ hasText: name });
const isOnScreen = async (page: Page, name: string) => {
  const box = await main(page).getByRole('link', { name }).boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Secciones' }).boundingBox();
  return box !== null && bar !== null && box.y + box.height <= bar.y;
};

for (const size of journeySizes) {
  test(`a new provider sees the steps of its start, and each leads to where it is taken${size}`, async ({ page }) => {
    const complaints = watchConsole(page);
    const provider = await registeredProvider(page.request);
    await enter(page, provider.email, provider.password);
    const open = () => page.goto('/provider-profile');
    await open();
    await expect(steps(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 de 6 listos');
    await expect(step(page, 'Tu foto o tu logo')).toContainText('Falta');
    await expect(step(page, 'Tu verificación')).toContainText('En revisión');
    await expect(step(page, 'Sin suscripción').getByRole('link')).toHaveAttribute('href', '/subscription-plans');
    await inspect(page);

    await step(page, 'Tu descripción').getByRole('link').click();
    await expect(page.getByLabel('Descripción')).toBeFocused();
    await page.getByLabel('Descripción').fill('Electricista en Malvín desde 1998.');
    await chooseImages(page, 'Foto de perfil', [await picture('yo.jpg')]);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page).toHaveURL('/provider-profile');
    await expect(step(page, 'Tu foto o tu logo')).toContainText('Listo');
    await expect(step(page, 'Tu descripción')).toContainText('Listo');
    await step(page, 'Tu verificación').getByRole('link').click();
    await expect(page).toHaveURL('/provider-settings');
    await open();
    await step(page, 'Tu primer servicio').getByRole('link').click();
    await expect(page).toHaveURL('/create_service');
    await expect(main(page).getByRole('link', { name: 'Suscribirme' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('the photo and the missing cédula are led to as well @wide', async ({ page }) => {
  const provider = await registeredProvider(page.request);
  await enter(page, provider.email, provider.password);
  await page.goto('/provider-profile');
  await step(page, 'Tu foto o tu logo').getByRole('link').click();
  await expect(page.getByRole('group', { name: 'Foto de perfil' }).getByRole('button').first()).toBeFocused();
  await page.goto('/provider-profile');
  await page.goto('/edit-profile#cedula');
  const cedula = page.getByLabel('Cédula de identidad');
  await expect(cedula).toBeFocused();
  const wrong = page.getByText('el último dígito no corresponde a los anteriores', { exact: false });
  await cedula.fill('1.234.567-8');
  await expect(cedula).toHaveValue('12345678');
  await expect(wrong).toBeVisible();
  await expect(cedula).toHaveAccessibleDescription(/el último dígito no corresponde/);
  await inspect(page);
  await cedula.fill('1.234.567-2');
  await expect(wrong).toHaveCount(0);
  // it stops nobody
  await cedula.fill('12345678');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page).toHaveURL('/provider-profile');
});

test('the steps go with the last of them, with one word of joy', async ({ page, request, baseURL }) => {
  const provider = await publisher(request);
  await enter(page, provider.email, provider.password);
  await page.goto('/edit-profile#descripcion');
  await page.getByLabel('Descripción').fill('Electricista en Malvín desde 1998.');
  await chooseImages(page, 'Foto de perfil', [await picture('yo.jpg')]);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(steps(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 de 6 listos');
  await expect(step(page, 'Confirmar tu email')).toContainText('Falta');
  await page.goto(await mailboxOf(request, provider.email, baseURL).link(/^Verificá tu email/, '/verify-email'));
  await expect(page.getByRole('heading', { name: '¡Email confirmado!' })).toBeVisible();
  await page.goto('/provider-profile');
  await expect(steps(page).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4 de 6 listos');
  await expect(step(page, 'Tu suscripción')).toContainText('Listo');
  await publishedService(request, provider, `Tableros ${provider.username}`);
  await page.reload();
  const rest = main(page).getByRole('region', { name: 'Ya hiciste tu parte' });
  await expect(rest.getByRole('listitem')).toHaveCount(1);
  await expect(rest).toContainText('Estamos revisando tus datos.');

  // an open page learns of it, and the congratulation appears only on one visit
  await page.goto('/robots.txt');
  const ask = askWith(request, (await openedSession(request, demo.admin)).token);
  await ask('POST', `/api/admin/providers-verification/${provider.id}/approve`, {});
  await page.goto('/provider-profile');
  const joy = main(page).getByText('¡Listo, ya estás en Tero!');
  await expect(joy).toBeVisible();
  await inspect(page);
  await expect(rest).toHaveCount(0);
  await page.reload();
  await expect(main(page).getByRole('link', { name: 'Nuevo servicio' })).toBeVisible();
  await expect(main(page).getByText(`Tableros ${provider.username}`)).toBeVisible();
  await expect(joy).toHaveCount(0);
});

test('what an owner does most stands on the first screen of a phone', async ({ page, request }) => {
  const provider = await publisher(request);
  await enter(page, provider.email, provider.password);
  await page.goto('/provider-profile');
  for (const name of ['Nuevo servicio', 'Nueva publicación', 'Editar perfil']) {
    await expect.poll(() => isOnScreen(page, name)).toBe(true);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the first of the own services stands there too, once the steps are taken', async ({ page }) => {
  await signIn(page, demo.provider);
  await page.goto('/provider-profile');
  const first = main(page).getByRole('tabpanel').getByRole('article').first();
  const bar = page.getByRole('navigation', { name: 'Secciones' });
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan((await bar.boundingBox())?.y ?? 0);
});

test.describe('without signal', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the steps are those that were last seen', async ({ page, request }) => {
    const provider = await registeredProvider(request);
    await signIn(page, provider.email, provider.password);
    await appIsStored(page);
    await page.goto('/provider-profile');
    await expect(step(page, 'Tu verificación')).toContainText('En revisión');
    await isKept(page, '"checklist"');
    await isKept(page, '["subscriptions","provider"');
    await goOffline(page);
    await page.reload();
    await expect(step(page, 'Tu verificación')).toContainText('En revisión');
    await expect(step(page, 'Sin suscripción')).toBeVisible();
    await page.goto('/avisos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avisos');
  });
});
