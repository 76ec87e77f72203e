import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { demo, demoPassword, type NewClient } from './people.ts';

export const bell = (page: Page) => page.getByRole('button', { name: /^Avisos/ });

/** Returns the link to a provider's notifications on phones, which replaces the bell (rule NAV-93). */
export const avisos = (page: Page) => page.getByRole('link', { name: /^Avisos/ });

/** Opens the list of notifications: a sheet on phones (a screen for providers), and a panel on larger screens. */
export async function openBell(page: Page) {
  await bell(page).or(avisos(page)).click();
  const list = page.getByRole('list', { name: 'Avisos' });
  return list;
}

async function tokenOf(request: APIRequestContext, identifier: string, password: string): Promise<string> {
  const response = await request.post('/api/auth/login', { data: { identifier, password } });
  expect(response.status()).toBe(200);
  return (await response.json()).token;
}

/** Returns a listed service of the demo's provider. */
export async function demoService(request: APIRequestContext): Promise<{ id: number; title: string }> {
  const login = await request.post('/api/auth/login', {
    data: { identifier: demo.provider, password: demoPassword },
  });
  const { provider } = await login.json();
  return (await (await request.get(`/api/services/provider/${provider.id}`)).json()).services[0];
}

/** Reviews a service through the API as a client; by default, a service of the demo's provider. */
export async function review(
  request: APIRequestContext,
  client: Pick<NewClient, 'email' | 'password'>,
  comment: string,
  serviceId?: number,
): Promise<void> {
  const token = await tokenOf(request, client.email, client.password);
  const id = serviceId ?? (await demoService(request)).id;
  const response = await request.post('/api/reviews', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      service_id: id,
      response_time_rating: 5,
      attention_rating: 5,
      work_quality_rating: 5,
      comment,
      is_anonymous: false,
    },
  });
  expect(response.status()).toBe(201);
}

/** Returns a notification as the API does, for tests of its look. */
export function noticeLike(id: number, given: Record<string, unknown> = {}) {
  return {
    id,
    type: 'new_review',
    title: `Aviso ${id}`,
    message: 'Esto pasó.',
    link: null,
    is_read: false,
    created_at: new Date(Date.now() - id * 3_600_000).toISOString(),
    ...given,
  };
}

interface Answers {
  unread?: number | 'fails';
  list?: unknown[] | 'fails' | 'offline';
}

/** Responds to calls for notifications instead of the API. The event stream stays closed. */
export async function answerNotices(page: Page, { unread = 0, list = [] }: Answers): Promise<void> {
  const fault = { status: 500, json: { success: false, code: 'internal_error', message: '' } };
  await page.route('**/api/notifications/stream', (route) => route.abort());
  await page.route('**/api/notifications/unread-count', (route) =>
    route.fulfill(unread === 'fails' ? fault : { json: { success: true, unreadCount: unread } }),
  );
  await page.route(/\/api\/notifications\?/, (route) => {
    if (list === 'offline') return route.abort();
    return route.fulfill(list === 'fails' ? fault : { json: { success: true, notifications: list } });
  });
}
