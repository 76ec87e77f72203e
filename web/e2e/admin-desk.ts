import { type APIRequestContext, expect, type Page } from '@playwright/test';
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
export async function atTheDesk(page: Page, identifier = demo.admin, password = demoPassword): Promise<Ask> {
  const { token, userType, role, user, provider } = await openedSession(page.request, identifier, password);
  const saved = JSON.stringify({ token, userType, role, account: provider ?? user });
  await page.addInitScript((text) => sessionStorage.setItem('tero.session', text), saved);
  return askWith(page.request, token);
}

/** What was done to a thing, the newest first. */
export async function actsOn(ask: Ask, entityType: string, id: number): Promise<string[]> {
  const query = new URLSearchParams({ entityType, limit: '100' });
  const { logs } = await ask<{ logs: { action: string; entity_id: number | null }[] }>(
    'GET',
    `/api/admin/logs?${query}`,
  );
  return logs.filter(({ entity_id }) => entity_id === id).map(({ action }) => action);
}
