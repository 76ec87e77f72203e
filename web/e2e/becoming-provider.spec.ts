import { expect, type Page, test } from '@playwright/test';
import { inspect, watchConsole } from './inspection.ts';
import { demo, enter, registered, signIn } from './people.ts';
import { journeySizes } from './sizes.ts';

const main = (page: Page) => page.getByRole('main');
const wants = (page: Page) => main(page).getByRole('link', { name: 'Quiero ser proveedor' });

// the server of these tests is localhost, where the plans link of providers leads to the test page (rule NAV-7)
test('a visitor who wants to be a provider comes to the registration', async ({ page }) => {
  await page.goto('/');
  await wants(page).click();
  await expect(page).toHaveURL('/register-provider');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrarse como Proveedor');
  await page.goBack();
  await main(page).getByRole('link', { name: 'Ver el plan' }).click();
  await expect(page).toHaveURL('/subscription-plans');
  await page.goto('/provider/benefits');
  await expect(main(page).getByRole('link', { name: 'Ver el plan' })).toHaveAttribute('href', '/subscription-plans');
});

for (const size of journeySizes) {
  test(`a client reads what two accounts mean, and opens the other one${size}`, async ({ page, request }) => {
    const complaints = watchConsole(page);
    const client = await registered(request);
    await signIn(page, client.email, client.password);
    await wants(page).click();
    await expect(page).toHaveURL('/register-provider');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ser Proveedor');
    await expect(main(page)).toContainText('Una cuenta es de cliente o de proveedor, no las dos cosas.');
    await expect(page.getByRole('heading', { name: 'Pasar esta cuenta a proveedor' })).toBeVisible();
    await inspect(page);
    await page.getByRole('button', { name: 'Cerrar sesión y crear otra cuenta' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registrarse como Proveedor');
    await expect(page).toHaveURL('/register-provider');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('a provider comes to its own profile', async ({ page }) => {
  await signIn(page, demo.provider);
  await main(page).getByRole('link', { name: 'Ir a mi perfil' }).click();
  await expect(page).toHaveURL('/provider-profile');
  await page.goto('/register?type=provider');
  await expect(page).toHaveURL('/provider-profile');
});

for (const [path, next] of [
  ['/edit-profile', '/edit-profile'],
  ['/test-subscription', '/test-subscription'],
] as const) {
  test(`a client at ${path} is told to enter as a provider, and comes back there as one${path === '/edit-profile' ? '' : ' @wide'}`, async ({
    page,
    request,
  }) => {
    const client = await registered(request);
    await enter(page, client.email, client.password);
    await page.goto(path);
    if (path === '/test-subscription') {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acceso Denegado');
      await main(page).getByRole('link', { name: 'Iniciar sesión' }).click();
    }
    await expect(page).toHaveURL(/\/login\?.*as=provider/);
    await expect(main(page)).toContainText('Para ver esta página, iniciá sesión con una cuenta de proveedor.');
    await inspect(page);
    await page.getByRole('button', { name: 'Entrar con otra cuenta' }).click();
    if (path === '/test-subscription') await main(page).getByRole('link', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel('Email o nombre de usuario').fill(demo.newcomer);
    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill('Tero-demo-1');
    await main(page).getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(next);
  });
}
