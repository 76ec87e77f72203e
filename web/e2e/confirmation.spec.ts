import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { main, password } from './account-forms.ts';
import { inspectModal, watchConsole } from './inspection.ts';
import { registered, signIn } from './people.ts';
import { atGoogle } from './strangers.ts';

const title = 'Confirmá que sos vos';

/** Makes an account's sessions as old as if the sign-in had been yesterday (scripts/e2e-control.mjs). */
async function unconfirm(request: APIRequestContext, email: string): Promise<void> {
  const control = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 3210) + 1}`;
  const response = await request.post(`${control}/unconfirm?${new URLSearchParams({ email })}`);
  expect(response.status(), await response.text()).toBe(204);
}

/** Creates a client whose session was confirmed long ago. */
async function longSignedIn(page: Page) {
  const client = await registered(page.request);
  await signIn(page, client.email, client.password);
  await unconfirm(page.request, client.email);
  return client;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: title });

for (const size of ['phone', 'desktop @desktop @wide']) {
  test(`another phone asks for the password, and then is saved: ${size}`, async ({ page }) => {
    const complaints = watchConsole(page);
    const client = await longSignedIn(page);
    await page.goto('/user-profile');
    await page.getByRole('button', { name: 'Editar' }).click();
    const save = page.getByRole('button', { name: 'Guardar' });
    await page.getByLabel('Dirección').fill('Av. Italia 1234');
    await save.click();
    await expect(page.getByText('Perfil actualizado correctamente.')).toBeVisible();

    await page.getByRole('button', { name: 'Editar' }).click();
    await page.getByLabel('Teléfono').fill('098 765 432');
    await save.click();
    const dialog = dialogOf(page);
    const secret = password(page, 'Contraseña');
    await expect(secret).toBeFocused();
    await inspectModal(page);

    // cancelled: nothing is saved, and nothing is lost
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('No guardamos el cambio. Confirmá que sos vos y probá de nuevo.')).toBeVisible();
    await expect(page.getByLabel('Teléfono')).toHaveValue('098 765 432');

    await save.click();
    await expect(secret).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Escribí tu contraseña', { exact: true })).toBeVisible();
    await page.keyboard.type('no es esta');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('La contraseña es incorrecta')).toBeVisible();
    await expect(secret).toBeFocused();
    await inspectModal(page);
    await secret.fill(client.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Perfil actualizado correctamente.')).toBeVisible();
    await expect(main(page).getByText('098 765 432')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('deleting the account asks over its own question, and goes on after the password', async ({ page }) => {
  const client = await longSignedIn(page);
  await page.goto('/user-settings');
  await page.getByRole('button', { name: 'Eliminar cuenta' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await expect(password(page, 'Contraseña')).toBeFocused();
  await dialogOf(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('No guardamos el cambio. Confirmá que sos vos y probá de nuevo.')).toBeVisible();

  await page.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await question.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await password(page, 'Contraseña').fill(client.password);
  await dialogOf(page).getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu cuenta ya no se ve' })).toBeVisible();
});

test('an account without a password signs in again with its provider, and is back where it was', async ({ page }) => {
  const { name, email } = atGoogle.returning;
  const choose = async () => {
    for (const link of [name, 'Permitir']) {
      const way = page.getByRole('link', { name: link, exact: true });
      const arrived = page.getByRole('heading', { level: 1, name: /Procesando|exitosa/ });
      await expect(way.or(arrived)).toBeVisible();
      if (await way.isVisible()) await way.click();
    }
  };
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continuar con Google' }).click();
  await choose();
  await expect(page).toHaveURL('/');
  await unconfirm(page.request, email);

  await page.goto('/user-settings');
  const take = page.getByRole('button', { name: 'Descargar mis datos' });
  await take.click();
  await expect(dialogOf(page)).toContainText('Tu cuenta no tiene contraseña');
  await inspectModal(page);
  await dialogOf(page).getByRole('link', { name: 'Continuar con Google' }).click();
  await choose();
  await expect(page.getByText('Te llevamos a donde estabas.')).toBeVisible();
  await expect(page).toHaveURL('/user-settings');
  const [download] = await Promise.all([page.waitForEvent('download'), take.click()]);
  expect(download.suggestedFilename()).toBe('mis-datos-tero.json');
});
