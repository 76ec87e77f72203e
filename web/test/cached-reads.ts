import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, vi } from 'vitest';
import { OfflineError } from '../src/lib/http/client/api-error.ts';
import type { forEditing } from '../src/lib/query/subject.ts';
import { subject } from '../src/lib/query/subject.ts';
import { cacheResponse, readAs } from '../src/offline/cache/persister.ts';
import { withDatabase } from '../src/offline/database/database.ts';

/** The fixed time of the device; the test decides the server's responses. */
export const now = Date.parse('2026-03-06T15:00:00Z');

/** The result or error of the next calls. */
let server: () => Promise<unknown>;
export const call = () => server();

export function respondWith(answer: () => Promise<unknown>): void {
  server = answer;
}

export const about = subject('tests');
export const own = about.read({ part: 'own', call, cache: { whose: 'own', days: 'any' } });
export const open = about.read({ part: 'public', call, cache: { whose: 'public', days: 'any' } });
export const weekly = about.read({ part: 'weekly', call, cache: { whose: 'public', days: 7 } });
export const uncached = about.read({ part: 'never', call, cache: { never: 'a test' } });

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now });
  await withDatabase((db) => db.clear('answers'));
  readAs(7);
});
afterEach(async () => {
  await leavePage();
  vi.useRealTimers();
});

type Read = ReturnType<typeof own> | ReturnType<typeof forEditing<ReturnType<typeof own>>>;

/** Imitates an app that was just opened. */
export function newApp() {
  return new QueryClient({ defaultOptions: { queries: { persister: cacheResponse, retry: false } } });
}

/** Fetches in an app that was just opened. Returns the data on the screen, their time and the error beside them. */
export async function visit(read: Read, respond: () => Promise<unknown>) {
  server = respond;
  const client = newApp();
  const error = await client.fetchQuery(read).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  const { data, dataUpdatedAt } = client.getQueryState(read.queryKey) ?? {};
  return { data, at: data === undefined ? null : dataUpdatedAt, error };
}

/** Starts a fetch in an app that was just opened. The test provides the response. */
export function ask(read: Read) {
  const late = Promise.withResolvers<unknown>();
  server = () => late.promise;
  const client = newApp();
  return { client, late, fetched: client.fetchQuery(read) };
}

export const respond = (data: unknown) => async () => data;
export const fail = (error: Error) => async () => {
  throw error;
};
export const offline = fail(new OfflineError());
export const nothing = { data: undefined, at: null };

/** Leaves the page, which writes what waits. */
export async function leavePage() {
  window.dispatchEvent(new Event('pagehide'));
  await settled();
}

/** Waits until the database is idle: its code has loaded, and its transactions, which run in turn, have ended. */
export async function settled() {
  for (let turn = 0; turn < 5; turn += 1) {
    await import('../src/offline/cache/responses.ts');
    await new Promise((resolve) => setImmediate(resolve));
    await withDatabase((db) => db.transaction('answers', 'readwrite').done);
  }
}

export const stored = () => withDatabase((db) => db.getAllKeys('answers'));
