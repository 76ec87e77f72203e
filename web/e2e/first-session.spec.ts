import { expect, test } from '@playwright/test';
import { logIn, main, register } from './account-forms.ts';
import { inspect } from './inspection.ts';
import { newClient, registered } from './people.ts';
import { fillRegistration } from './provider-registration.ts';
import { newProvider } from './providers.ts';
import { seen } from './seen.ts';

const remember = 'Recordarme';

test('a provider who registers is signed in, on its own profile', async ({ page }) => {
  const given = newProvider();
  await page.goto('/provider/benefits');
  await main(page).getByRole('link', { name: 'Registrarme como proveedor' }).first().click();
  await expect(page).toHaveURL('/register-provider');
  await fillRegistration(page, given);
  const done = seen(page, 'Listo, ya entraste.');
  await main(page).getByRole('button', { name: 'Registrarse' }).click();
  await done;
  await expect(page).toHaveURL('/provider-profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(given.company_name);
});

test('when signing in fails after the registration, the login follows with the email filled in @wide', async ({
  page,
}) => {
  const client = newClient();
  await page.goto('/register?next=%2Fservicios');
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 503, body: '{}' }));
  await register(page, client);
  await expect(page).toHaveURL('/login?next=%2Fservicios');
  await expect(page.getByLabel('Email o nombre de usuario')).toHaveValue(client.email);
  await page.unroute('**/api/auth/login');
  await logIn(page, client.email, client.password);
  await expect(page).toHaveURL('/servicios');
});

test('Recordarme is off in the browser of a desk: the session is this tab’s @desktop', async ({ page, request }) => {
  const client = await registered(request);
  await page.goto('/login');
  await expect(page.getByLabel(remember)).not.toBeChecked();
  await inspect(page);
  await logIn(page, client.email, client.password);
  await expect(page).toHaveURL('/');
  expect(
    await page.evaluate(() => [localStorage['tero.session'], sessionStorage['tero.session']].map(Boolean)),
  ).toEqual([false, true]);
});

test('Recordarme is on on a phone, for a new account too: a link opens signed in in another tab', async ({
  page,
  context,
}) => {
  const client = newClient();
  await page.goto('/login');
  await expect(page.getByLabel(remember)).toBeChecked();
  await inspect(page);
  await page.goto('/register');
  await register(page, client);
  await expect(page).toHaveURL('/');
  const other = await context.newPage();
  await other.goto('/mis-pedidos');
  await expect(other).toHaveURL('/mis-pedidos');
  await expect(other.getByRole('button', { name: new RegExp(client.name) })).toBeVisible();
});

test('Recordarme is on in the installed app, for a new account too @wide', async ({ page }) => {
  // as Safari tells of an installed app
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  const client = newClient();
  await page.goto('/login');
  await expect(page.getByLabel(remember)).toBeChecked();
  await page.goto('/register');
  await register(page, client);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Boolean(localStorage['tero.session']))).toBe(true);
});
