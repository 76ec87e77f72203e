import { expect, type Page, test } from '@playwright/test';
import { password } from './account-forms.ts';
import { inspect, watchConsole } from './inspection.ts';
import {
  expectStep,
  fillPassword,
  fillPerson,
  fillRegistration,
  fillTrade,
  goOnTo,
  registration,
} from './provider-registration.ts';
import { newProvider, registeredProvider } from './providers.ts';
import { journeySizes } from './sizes.ts';

const focusedLabel = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent);

for (const size of journeySizes) {
  test(`a provider registers step by step, and goes back without losing a thing${size}`, async ({ page }) => {
    const complaints = watchConsole(page);
    const given = newProvider();
    const { progress, goOn, back, send, name } = registration(page);
    await page.goto('/register-provider');
    await expect(progress).toHaveAttribute('aria-valuenow', '1');
    await expect(progress).toHaveAttribute('aria-valuemax', '4');
    await expect(back).toHaveCount(0);
    await inspect(page);

    await goOn.click();
    for (const fault of ['El nombre es requerido', 'El nombre de usuario es requerido', 'El email es requerido']) {
      await expect(page.getByText(fault)).toBeVisible();
    }
    await expect(name).toBeFocused();
    await expectStep(page, 'Tus datos');

    await fillPerson(page, given);
    await goOnTo(page, 'Tu trabajo');
    await expect(page.getByText('El servicio es requerido')).toHaveCount(0);
    await expect(page.getByText('Paso 2 de 4')).toBeFocused();
    await expect(name).toBeHidden();
    await inspect(page);
    await fillTrade(page, given);
    await back.click();
    await expectStep(page, 'Tus datos');
    await expect(name).toHaveValue(given.name);
    await goOn.click();
    await expectStep(page, 'Tu trabajo');
    await expect(page.getByLabel('Nombre de la empresa')).toHaveValue(given.company_name);

    await goOnTo(page, 'Tu identidad');
    await page.getByLabel('Cédula').fill(given.cedula_number);
    await page.goBack();
    await expectStep(page, 'Tu trabajo');
    await page.goForward();
    await expectStep(page, 'Tu identidad');
    await expect(page.getByLabel('Cédula')).toHaveValue(given.cedula_number);
    await goOnTo(page, 'Tu contraseña');
    await inspect(page);
    await fillPassword(page, given.password);
    await send.click();
    await expect(page).toHaveURL('/provider-profile');
    expect(complaints).toEqual([]);
  });
}

test('the keyboard alone leads through the steps @wide', async ({ page }) => {
  const given = newProvider();
  await page.goto('/register-provider');
  await fillPerson(page, given);
  await page.keyboard.press('Enter');
  await expectStep(page, 'Tu trabajo');
  await page.keyboard.press('Tab');
  expect(await focusedLabel(page)).toContain('Nombre de la empresa');
  await page.keyboard.type(given.company_name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(given.service);
  await page.keyboard.press('Enter');
  await expectStep(page, 'Tu identidad');
});

test('a reload stays on its step with what was typed, and what is not kept is asked where it belongs', async ({
  page,
}) => {
  const given = newProvider();
  const { send } = registration(page);
  await page.goto('/register-provider');
  await fillRegistration(page, given);
  await page.reload();
  await expectStep(page, 'Tu contraseña');
  await fillPassword(page, given.password);
  await send.click();
  await expectStep(page, 'Tu identidad');
  await expect(page.getByText('La cédula es obligatoria')).toBeVisible();
  await expect(page.getByLabel('Cédula')).toBeFocused();
  await page.getByLabel('Cédula').fill(given.cedula_number);
  await goOnTo(page, 'Tu contraseña');
  await expect(password(page, 'Contraseña')).toHaveValue(given.password);
  await send.click();
  await expect(page).toHaveURL('/provider-profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(given.company_name);
});

test('a fault that the server tells is shown on its step', async ({ page, request }) => {
  const taken = await registeredProvider(request);
  await page.goto('/register-provider');
  await fillRegistration(page, { ...newProvider(), email: taken.email });
  await registration(page).send.click();
  await expectStep(page, 'Tus datos');
  await expect(page.getByText('Este email ya está registrado. Usa otro email.').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('who goes back while it is sent stays in the form when the server refuses, with all that was typed', async ({
  page,
  request,
}) => {
  const taken = await registeredProvider(request);
  const given = newProvider();
  await page.goto('/how-it-works');
  await page.goto('/register-provider');
  await fillRegistration(page, { ...given, email: taken.email });
  const { promise: wentBack, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/providers/register', async (route) => {
    await wentBack;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/providers/register');
  await registration(page).send.click();
  await asked;
  await page.goBack();
  await expectStep(page, 'Tu identidad');
  answer();
  await expectStep(page, 'Tus datos');
  await expect(page.getByLabel('Email')).toBeFocused();
  await goOnTo(page, 'Tu trabajo');
  await goOnTo(page, 'Tu identidad');
  await expect(page.getByLabel('Cédula')).toHaveValue(given.cedula_number);
});

test('two taps at once are one step @wide', async ({ page }) => {
  await page.goto('/register-provider');
  await fillPerson(page, newProvider());
  const { goOn, back } = registration(page);
  await goOn.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expectStep(page, 'Tu trabajo');
  await expect(page.getByText('El servicio es requerido')).toHaveCount(0);
  await back.click();
  await expectStep(page, 'Tus datos');
});

test('whoever has registered does not come back to the steps @wide', async ({ page }) => {
  await page.goto('/provider/benefits');
  await page.getByRole('main').getByRole('link', { name: 'Registrarme como proveedor' }).first().click();
  await fillRegistration(page, newProvider());
  await registration(page).send.click();
  await expect(page).toHaveURL('/provider-profile');
  await page.goBack();
  await expect(page).toHaveURL('/provider/benefits');
});

test('each step fits the screen of a phone, and a password manager finds all fields in one form', async ({ page }) => {
  const given = newProvider();
  await page.goto('/register-provider');
  const form = page.locator('form').filter({ has: registration(page).progress });
  for (const kind of ['username', 'email', 'new-password']) {
    await expect(form.locator(`input[autocomplete="${kind}"]`).first()).toBeAttached();
  }
  const lowest = () =>
    page.evaluate(() => {
      const fields = [...document.querySelectorAll('main form :is(input, button[type=button])')]
        .filter((field) => field.checkVisibility() && !field.closest('[data-action-bar]'))
        .map((field) => field.getBoundingClientRect().bottom + window.scrollY);
      const bar = document.querySelector('[data-action-bar]')?.getBoundingClientRect().top ?? 0;
      return Math.max(...fields) - bar;
    });
  expect(await lowest()).toBeLessThanOrEqual(0);
  await fillPerson(page, given);
  await goOnTo(page, 'Tu trabajo');
  expect(await lowest()).toBeLessThanOrEqual(0);
  await fillTrade(page, given);
  await goOnTo(page, 'Tu identidad');
  expect(await lowest()).toBeLessThanOrEqual(0);
  await page.getByLabel('Cédula').fill(given.cedula_number);
  await goOnTo(page, 'Tu contraseña');
  expect(await lowest()).toBeLessThanOrEqual(0);
});
