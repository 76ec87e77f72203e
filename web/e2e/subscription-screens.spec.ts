import { expect, type Page, test } from '@playwright/test';
import { heading, newcomer } from './checkout.ts';
import { inspect, watchConsole } from './inspection.ts';
import { demo, enter } from './people.ts';
import { journeySizes } from './sizes.ts';

type Row = [path: string, title: string, h1: string, text: string];

const firstCharge = 'El primer cobro se hace un mes después de la activación.';

const open: Row[] = [
  ['/subscription-plans', 'Plan Premium', 'Plan Premium', firstCharge],
  ['/subscription-confirmation', 'Resumen de tu suscripción', 'Resumen de tu suscripción', '890 UYU al mes'],
  ['/subscription-success', 'Resultado del pago', 'Resultado del pago', 'Iniciá sesión'],
  ['/subscription/success', 'Resultado del pago', 'Resultado del pago', 'Iniciá sesión'],
  ['/test-subscription', 'Suscripción de prueba', 'Acceso Denegado', 'Debes estar logueado como proveedor'],
];

const asNewcomer: Row[] = [
  ['/subscription-plans', 'Plan Premium', 'Plan Premium', 'Email de tu cuenta de Mercado Pago'],
  ['/subscription', 'Mi suscripción', 'Mi suscripción', 'Sin suscripción'],
  ['/subscription-success', 'Resultado del pago', 'Error en el pago', 'No se activó ninguna suscripción'],
  ['/test-subscription', 'Suscripción de prueba', 'Suscripción de prueba', 'Estado actual: Sin suscripción'],
  ['/create-post', 'Nueva publicación', 'Acceso restringido', '890 UYU'],
];

const asSubscriber: Row[] = [
  ['/subscription-plans', 'Plan Premium', 'Plan Premium', 'Tu suscripción: Activa'],
  ['/subscription', 'Mi suscripción', 'Mi suscripción', 'Válida hasta'],
  ['/subscription-success', 'Resultado del pago', 'Suscripción Activada', 'El próximo cobro es el'],
  ['/test-subscription', 'Suscripción de prueba', 'Suscripción de prueba', 'Estado actual: Activa'],
];

async function look(page: Page, [path, title, h1, text]: Row): Promise<void> {
  await page.goto(path);
  await expect(heading(page)).toHaveText(h1);
  await expect(page.getByRole('main')).toContainText(text);
  if (path !== '/create-post') await expect(page.getByText('Pagos de prueba')).toBeVisible();
  await inspect(page);
  await expect(page).toHaveTitle(`${title} | Tero`);
}

for (const size of journeySizes) {
  test(`visitor: every screen of subscriptions${size}`, async ({ page }) => {
    const complaints = watchConsole(page);
    for (const row of open) await look(page, row);
    await page.goto('/subscription/success');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/subscription-success$/);
    await page.goto('/subscription-confirmation');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Continuar con el registro' })).toHaveAttribute(
      'href',
      '/register-provider?next=%2Fsubscription-plans',
    );
    await expect(main.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
    await page.goto('/subscription');
    await expect(page).toHaveURL('/login?next=%2Fsubscription');
    expect(complaints).toEqual([]);
  });

  test(`provider without subscription: every screen of subscriptions${size} @wide`, async ({ page }) => {
    const complaints = watchConsole(page);
    await newcomer(page);
    for (const row of asNewcomer) await look(page, row);
    expect(complaints).toEqual([]);
  });

  test(`provider with a subscription: every screen of subscriptions${size} @wide`, async ({ page }) => {
    const complaints = watchConsole(page);
    await enter(page, demo.provider);
    for (const row of asSubscriber) await look(page, row);
    await page.goto('/subscription');
    await page.getByRole('button', { name: 'Cancelar suscripción' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('¿Estás seguro?');
    await page.getByRole('button', { name: 'Volver' }).click();
    expect(complaints).toEqual([]);
  });
}
