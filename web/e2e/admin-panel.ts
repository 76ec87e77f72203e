import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { demo, demoPassword } from './people.ts';

interface Opened {
  token: string;
  userType: string;
  role: string;
  user: { id: number } | null;
  provider: { id: number } | null;
}

/** Opens a session through the API. */
export async function openedSession(
  request: APIRequestContext,
  identifier: string,
  password = demoPassword,
): Promise<Opened> {
  const response = await request.post('/api/auth/login', { data: { identifier, password } });
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}

export type Ask = <Reply>(method: string, path: string, data?: unknown) => Promise<Reply>;

/** Returns a function that calls the API with that session. A call that does not succeed fails the test. */
export function askWith(request: APIRequestContext, token: string): Ask {
  return async (method, path, data) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await request.fetch(path, { method, headers, ...(data !== undefined && { data }) });
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
}

/**
 * Gives the page an administrator's session without the login form, which other tests use. Returns a function that
 * calls the API as the same person.
 */
export async function atThePanel(page: Page): Promise<Ask> {
  const { token, userType, role, user, provider } = await openedSession(page.request, demo.admin);
  const saved = JSON.stringify({ token, userType, role, account: provider ?? user });
  await page.addInitScript((text) => sessionStorage.setItem('tero.session', text), saved);
  return askWith(page.request, token);
}

/** Returns the field with that label, required or not. */
export function field(form: Locator, label: string): Locator {
  return form.getByLabel(new RegExp(`^${label}( \\*| \\(opcional\\))?$`));
}

/** Searches the table, and returns its rows once the server has found `count` of them. */
export async function foundRow(page: Page, search: string, count = 1): Promise<Locator> {
  await page.getByRole('searchbox', { name: /^Buscar en/ }).fill(search);
  const total = count === 1 ? '1 resultado' : `${count} resultados`;
  // the text for 231 results ends with the same digits
  const whole = new RegExp(`(^|[^\\d.])${total}\\b`);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: whole })).toBeVisible();
  return page.getByRole('row').filter({ has: page.getByRole('cell') });
}

/** Makes a call to the server fail from now on. Returns a function that ends this. */
export async function failing(page: Page, method: string, path: string): Promise<() => Promise<void>> {
  const json = { success: false, code: 'internal_error', message: 'Error interno del servidor', errors: {} };
  await page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, json }) : route.fallback(),
  );
  return () => page.unroute(path);
}

/** Expects the actions on an entity in the log on the screen, newest first. */
export async function expectActs(page: Page, entityType: string, id: number, acts: readonly string[]): Promise<void> {
  await page.goto(`/admin/logs?entityType=${entityType}&limit=100`);
  const about = new RegExp(`\\(${id}\\)|n\\.º ${id}\\b`);
  const rows = page.getByRole('row').filter({ has: page.locator('td:nth-child(4)', { hasText: about }) });
  await expect(rows.locator('td:nth-child(3)')).toHaveText([...acts]);
}
