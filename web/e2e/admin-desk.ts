import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { demo, demoPassword } from './people.ts';

interface Opened {
  token: string;
  userType: string;
  role: string;
  user: { id: number } | null;
  provider: { id: number } | null;
}

/** A session of the API. */
export async function openedSession(
  request: APIRequestContext,
  identifier: string,
  password = demoPassword,
): Promise<Opened> {
  const answer = await request.post('/api/auth/login', { data: { identifier, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

export type Ask = <Reply>(method: string, path: string, data?: unknown) => Promise<Reply>;

/** Calls the API with that session; anything but success fails the test. */
export function askWith(request: APIRequestContext, token: string): Ask {
  return async (method, path, data) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.fetch(path, { method, headers, ...(data !== undefined && { data }) });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
}

/**
 * Sits down at the panel's desk: the page holds an administrator's session without the form having been filled, which
 * other tests do; answers what the same person asks of the API.
 */
export async function atTheDesk(page: Page): Promise<Ask> {
  const { token, userType, role, user, provider } = await openedSession(page.request, demo.admin);
  const saved = JSON.stringify({ token, userType, role, account: provider ?? user });
  await page.addInitScript((text) => sessionStorage.setItem('tero.session', text), saved);
  return askWith(page.request, token);
}

/** The field with that label, required or not. */
export function field(form: Locator, label: string): Locator {
  return form.getByLabel(new RegExp(`^${label}( \\*| \\(opcional\\))?$`));
}

/** Chooses a row of another table: what is searched for narrows the list. */
export async function pick(form: Locator, label: string, search: string, id: number): Promise<void> {
  await form.getByLabel(`Buscar ${label.toLowerCase()}`).fill(search);
  await expect(field(form, label).locator(`option[value="${id}"]`)).toBeAttached();
  await field(form, label).selectOption(String(id));
}

/** Searches the table, and answers the one row that the server found. */
export async function foundRow(page: Page, search: string, count = 1): Promise<Locator> {
  await page.getByRole('searchbox', { name: /^Buscar en/ }).fill(search);
  const total = count === 1 ? '1 resultado' : `${count} resultados`;
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: total })).toBeVisible();
  return page.getByRole('row').filter({ has: page.getByRole('cell') });
}

/** From here on the server fails at that call; until what comes back is called. */
export async function failing(page: Page, method: string, path: string): Promise<() => Promise<void>> {
  const json = { success: false, code: 'internal_error', message: 'Error interno del servidor', errors: {} };
  await page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, json }) : route.fallback(),
  );
  return () => page.unroute(path);
}

/** What the log on the screen says was done to a thing, the newest first. */
export async function expectActs(page: Page, entityType: string, id: number, acts: readonly string[]): Promise<void> {
  await page.goto(`/admin/logs?entityType=${entityType}&limit=100`);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell', { name: String(id), exact: true }) });
  await expect(rows.locator('td:nth-child(3)')).toHaveText([...acts]);
}
