import { expect, test } from '@playwright/test';
import { registered } from './people.ts';

test.describe('the page after a sign-in elsewhere', () => {
  test('takes the code once, out of the address at once, and goes home', async ({ page, request }) => {
    const client = await registered(request);
    const login = await request.post('/api/auth/login', {
      data: { identifier: client.email, password: client.password },
    });
    const asked: unknown[] = [];
    await page.route('**/api/auth/exchange', async (route) => {
      asked.push(route.request().postDataJSON());
      await route.fulfill({ json: await login.json() });
    });
    await page.goto('/auth/success#code=de-una-vez&userType=user');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Procesando autenticación...');
    await expect(page).toHaveURL('/auth/success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Autenticación exitosa!');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: new RegExp(client.name) })).toBeVisible();
    // a phone is one person's (rule SES-40)
    expect(asked).toEqual([{ code: 'de-una-vez', remember: true }]);
    await page.goBack();
    await expect(page).not.toHaveURL(/code=/);
  });
});

test('where the judge does not come, a common password is told when its field is left', async ({ page }) => {
  await page.route('**/assets/password-guesses-*', (route) => route.abort());
  await page.goto('/register');
  const password = page.getByRole('textbox', { name: 'Contraseña', exact: true });
  const common = page.getByText('Esa contraseña se adivina enseguida. Elegí otra.');
  await password.fill('Password-1');
  await password.blur();
  await expect(common).toBeVisible();
  await password.fill('Lluvia+Entera 9');
  await expect(common).toBeHidden();
  await password.blur();
  await expect(common).toBeHidden();
});
