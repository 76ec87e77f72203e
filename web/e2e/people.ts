import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

export const demoPassword = 'Tero-demo-1';
export const demo = {
  client: 'cliente@demo.example',
  provider: 'proveedor@demo.example',
  newcomer: 'nuevo@demo.example',
  admin: 'admin@demo.example',
};

export interface NewClient {
  name: string;
  username: string;
  email: string;
  phone: string;
  password: string;
}

/** Returns a client that no other test knows. */
export function newClient(): NewClient {
  const mark = randomUUID().slice(0, 8);
  return {
    name: `Ana Prueba ${mark}`,
    username: `ana.${mark}`,
    email: `ana.${mark}@correo.example`,
    phone: '099 123 456',
    password: 'Clave-segura-1',
  };
}

/** Registers a client through the API, for tests about something else. */
export async function registered(request: APIRequestContext): Promise<NewClient> {
  const client = newClient();
  const data = { ...client, password_confirmation: client.password };
  const response = await request.post('/api/users/register', { data });
  expect(response.status()).toBe(201);
  return client;
}

/** Signs in without the form, for tests that navigate to a screen themselves. Ends outside the app's screens. */
export async function enter(page: Page, identifier: string, password = demoPassword): Promise<void> {
  const response = await page.request.post('/api/auth/login', { data: { identifier, password } });
  expect(response.status()).toBe(200);
  const { token, user, provider, userType, role } = await response.json();
  await page.goto('/robots.txt');
  await page.evaluate(
    (session) => sessionStorage.setItem('tero.session', JSON.stringify({ ...session, at: Date.now() })),
    { token, account: provider ?? user, userType, role },
  );
}

/** Signs in through the form. Ends on the home page. */
export async function signIn(page: Page, identifier: string, password = demoPassword): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email o nombre de usuario').fill(identifier);
  await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/');
  // the new screen's heading takes the focus, which would close a menu opened earlier
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Returns this tab's session, stored for the tab or, as on a phone, for the whole browser (rule SES-40). */
export async function savedSession(page: Page): Promise<{ token?: string; account?: { id: number } }> {
  return page.evaluate(() =>
    JSON.parse(sessionStorage.getItem('tero.session') ?? localStorage.getItem('tero.session') ?? '{}'),
  );
}
