import { expect, type Page, test } from '@playwright/test';
import { askWith, openedSession } from './admin-panel.ts';
import { inspect, inspectModal, watchConsole } from './inspection.ts';
import { demo, registered, signIn } from './people.ts';
import { publishedService, publisher } from './providers.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Secciones' });
const entry = (page: Page, name: string) => bar(page).getByRole('link', { name: new RegExp(`^${name}`) });
const lit = (page: Page) => bar(page).locator('[aria-current="page"]');

test('a provider’s bar leads to its own places, and the right one is lit', async ({ page, request }) => {
  const complaints = watchConsole(page);
  const provider = await publisher(request);
  await signIn(page, provider.email, provider.password);
  await expect(bar(page).getByRole('link')).toHaveText([/^Mi perfil/, /^Reseñas/, /^Métricas/, /^Avisos/]);
  await expect(lit(page)).toHaveCount(0);
  for (const [name, path, heading] of [
    ['Mi perfil', '/provider-profile', provider.company_name],
    ['Reseñas', '/provider/reviews', 'Mis Reseñas'],
    ['Métricas', '/metrics', 'Métricas'],
    ['Avisos', '/avisos', 'Avisos'],
  ] as const) {
    await entry(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(lit(page)).toHaveText(new RegExp(`^${name}`));
  }
  await inspect(page);
  await page.goto(`/provider-profile/${provider.id}`);
  await expect(lit(page)).toHaveText('Mi perfil');
  const { provider: other } = await openedSession(request, demo.provider);
  await page.goto(`/provider-profile/${other?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(provider.company_name);
  await expect(lit(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('Crear asks what, and is lit on each of its forms', async ({ page, request }) => {
  const provider = await publisher(request);
  await signIn(page, provider.email, provider.password);
  for (const [choice, path] of [
    ['Un servicio', '/create_service'],
    ['Una publicación', '/create-post'],
    ['Una promoción', '/provider/create-offer'],
    ['Un presupuesto', '/provider/create-quote'],
  ] as const) {
    await bar(page).getByRole('button', { name: 'Crear' }).click();
    const sheet = page.getByRole('dialog', { name: '¿Qué querés crear?' });
    await expect(sheet).toBeVisible();
    if (choice === 'Un servicio') await inspectModal(page);
    await sheet.getByRole('link', { name: choice }).click();
    await expect(page).toHaveURL(path);
    await expect(sheet).toBeHidden();
    await expect(lit(page)).toHaveText('Crear');
  }
});

test('it counts what waits for an answer or to be read', async ({ page, request }) => {
  const provider = await publisher(request);
  const service_id = await publishedService(request, provider, `Tableros ${provider.username}`);
  const client = await registered(request);
  const ask = askWith(request, (await openedSession(request, client.email, client.password)).token);
  const stars = { response_time_rating: 5, attention_rating: 5, work_quality_rating: 5 };
  await ask('POST', '/api/reviews', { service_id, ...stars, comment: 'Prolijo y puntual.' });
  await signIn(page, provider.email, provider.password);
  await expect(entry(page, 'Reseñas')).toHaveAccessibleName('Reseñas 1 sin responder');
  await expect(entry(page, 'Avisos')).toHaveAccessibleName(/^Avisos \d+ sin leer$/);
  await inspect(page);
  await entry(page, 'Avisos').click();
  await page.getByRole('button', { name: 'Marcar todas como leídas' }).click();
  await expect(entry(page, 'Avisos')).toHaveAccessibleName('Avisos');
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /Nueva reseña/ })
    .click();
  await expect(page).toHaveURL('/provider/reviews');
  await page.getByRole('button', { name: '«Gracias por tu reseña»' }).click();
  await expect(entry(page, 'Reseñas')).toHaveAccessibleName('Reseñas');

  // without a reload, as it comes
  const second = await registered(request);
  const asSecond = askWith(request, (await openedSession(request, second.email, second.password)).token);
  await asSecond('POST', '/api/reviews', { service_id, ...stars });
  await expect(entry(page, 'Reseñas')).toHaveAccessibleName('Reseñas 1 sin responder');
  await expect(entry(page, 'Avisos')).toHaveAccessibleName('Avisos 1 sin leer');
});

test('everything else stays in reach, and others keep their bar', async ({ page, request }) => {
  const provider = await publisher(request);
  await signIn(page, provider.email, provider.password);
  for (const [name, path] of [
    ['Recientes', '/recientes'],
    ['Categorías', '/servicios'],
    ['Funciona', '/how-it-works'],
    ['Ayuda', '/help'],
  ] as const) {
    await page.getByRole('button', { name: /^Menú de/ }).click();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    // it takes the focus, and would close a menu that was opened before
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  // help is in the top bar, where it covers nothing
  const help = page.getByRole('banner').getByRole('button', { name: 'Soporte', exact: true });
  await help.click();
  await expect(page.getByRole('button', { name: 'Contactar Soporte' })).toBeVisible();
  await inspect(page);
  await page.getByRole('banner').getByRole('link', { name: 'Página de contacto' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Soporte', exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: /^Menú de/ }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(bar(page).getByRole('link')).toHaveText(['Recientes', 'Categorías', 'Funciona', 'Ayuda']);
  const client = await registered(request);
  await signIn(page, client.email, client.password);
  await expect(bar(page).getByRole('link')).toHaveText(['Recientes', 'Categorías', 'Funciona', 'Ayuda']);
  await expect(page.getByRole('button', { name: /^Notificaciones/ })).toBeVisible();
});

test('on a desktop a provider has the bell @desktop', async ({ page }) => {
  await signIn(page, demo.provider);
  await expect(page.getByRole('button', { name: /^Notificaciones/ })).toBeVisible();
  await page.goto('/avisos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Avisos');
  await inspect(page);
});
