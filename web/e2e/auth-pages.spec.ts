import { expect, test } from '@playwright/test';
import { main } from './account-forms.ts';
import { inspect } from './inspection.ts';
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

  test("never takes a token from a stranger's link", async ({ page, request }) => {
    const client = await registered(request);
    const login = await request.post('/api/auth/login', {
      data: { identifier: client.email, password: client.password },
    });
    const { token } = await login.json();
    for (const given of [`?token=${token}&userType=user`, `#token=${token}&userType=user`]) {
      await page.goto(`/auth/success${given}`);
      await expect(page.getByText('Token de autenticación no encontrado')).toBeVisible();
      await expect(page).toHaveURL('/auth/success');
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    }
  });

  test('tells a fault as text, and no more than 200 characters of it @wide', async ({ page }) => {
    const long = `<img src=x onerror=alert(1)> ${'x'.repeat(400)}`;
    await page.goto(`/auth/error?message=${encodeURIComponent(long)}`);
    await expect(main(page).getByText('<img src=x')).toHaveText(long.slice(0, 200));
    await expect(main(page).getByText('no lo escribió Tero')).toBeVisible();
    await page.getByRole('link', { name: 'Iniciar sesión' }).last().click();
    await expect(page).toHaveURL('/login');
  });

  test('shows no fault that leads elsewhere @wide', async ({ page }) => {
    const message = 'Tu cuenta fue suspendida. Mandá tu contraseña al WhatsApp oficial de Tero: 091 234 567';
    await page.goto(`/auth/error?${new URLSearchParams({ message })}`);
    await expect(main(page).getByText('Error en la autenticación')).toBeVisible();
    await expect(page.getByText('WhatsApp oficial')).toHaveCount(0);
  });
});

test('a new password is judged while it is typed, and a good one is a tap away (rules ACC-14 and ACC-92)', async ({
  page,
}) => {
  await page.goto('/register');
  const password = page.getByRole('textbox', { name: 'Contraseña', exact: true });
  const easy = page.getByText('Fácil de adivinar');
  const hard = page.getByText('Difícil de adivinar');
  const common = page.getByText('Esa contraseña se adivina enseguida. Elegí otra.');
  await password.pressSequentially('Password-1');
  await expect(easy).toBeVisible();
  await password.blur();
  await expect(common).toBeVisible();
  await inspect(page);
  await password.fill('Roberto1957!');
  await expect(hard).toBeVisible();
  await expect(common).toBeHidden();
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana Larrañaga');
  await password.fill('Larranaga1!');
  await expect(easy).toBeVisible();

  await page.getByRole('button', { name: 'Proponeme una contraseña' }).click();
  await expect(password).toHaveValue(/^[A-Z][a-z]+-[a-z]+-[a-z]+-\d{3}$/);
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Repetí la contraseña')).toHaveValue(await password.inputValue());
  await expect(page.getByText('Anotala o guardala.')).toBeVisible();
  await inspect(page);
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
