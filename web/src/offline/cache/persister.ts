import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { hanging } from '@tero/shared/delays';
import { onServer } from '../../lib/device/on-server.ts';
import { ApiError, OfflineError } from '../../lib/http/client/api-error.ts';
import { cachedRead } from '../../lib/query/cache-policy.ts';
import type { CachedResponse } from '../database/database.ts';

const day = 24 * 60 * 60_000;

// imported on demand: the database and its code are not part of the first load
const responses = () => import('./responses.ts');

/** A response's place in the database. */
type Place = Pick<CachedResponse, 'account' | 'key'>;

let reader = 0;
let isLeaving = false;
const waiting = new Map<string, CachedResponse>();

/**
 * Sets the account whose reads are cached; 0 means nobody is signed in. Deletes the cached responses of other accounts
 * from the device.
 */
export function readAs(account: number): void {
  const before = reader;
  reader = account;
  isLeaving = false;
  if (before) void purgeOwn(before);
  // a session that ended with the browser could not clear its cache
  whenIdle(
    () =>
      void responses()
        .then(({ purgeOthers }) => purgeOthers(reader))
        .catch(ignore),
  );
}

/** Stops caching private responses: the account is signing out and its responses are being deleted. */
export function stopCaching(): void {
  isLeaving = true;
  for (const [id, { account }] of waiting) if (account !== 0) waiting.delete(id);
}

/** Deletes all cached responses of `account`, in memory and on the device. Drafts and the outbox stay. */
async function purgeOwn(account: number): Promise<void> {
  for (const [id, row] of waiting) if (row.account === account) waiting.delete(id);
  await responses()
    .then(({ purgeAccount }) => purgeAccount(account))
    .catch(ignore);
}

/**
 * Implements TanStack's `persister`: caches successful responses as the read's policy says. Gives a query without data
 * the cached response with its original time, unless the server responds first (rule NAV-191). When there is no cached
 * response and the server stays silent, the query fails as without connection, but still takes a late response (rule
 * NAV-192). The error of a failed refresh reaches the screen next to the data.
 */
export async function cacheResponse<T>(
  call: QueryFunction<T, never>,
  context: QueryFunctionContext,
  query: Query,
): Promise<T> {
  const policy = cachedRead(query);
  const caller = reader;
  const isWanted = () => caller === reader && !context.signal.aborted;
  const place = policy && { account: policy.whose === 'own' ? reader : 0, key: query.queryHash };
  const oldest = !policy || policy.days === 'any' ? 0 : Date.now() - policy.days * day;
  let isRefused = false;
  // the server may refuse while the cache is being read
  const restore = async () => place && giveCached(query, { ...place, oldest }, () => isWanted() && !isRefused);
  const isForm = query.meta?.edits === true;
  // without a connection the call is certain to fail
  const pause = navigator.onLine === false ? 0 : hanging.fromDevice;
  const soon = isForm || hasResponse(query) ? undefined : setTimeout(() => void restore(), pause);
  const response = (async () => call(context as never))().then((data) => {
    // a superseded call may still get a response
    if (place && isWanted()) cache({ ...place, data, at: Date.now() });
    return data;
  });
  response.catch((error: unknown) => {
    isRefused = isRefusal(error);
    if (place && isRefused) void drop(place);
  });
  try {
    return await beforeSilence(response, query, isWanted);
  } catch (error) {
    // a form needs current data: it gets the cached response only when there is no connection, not when the server
    // fails
    if (isForm ? error instanceof OfflineError : isUnavailable(error)) await restore();
    // the server refuses, so the cached copy must not stay on the screen
    if (isRefusal(error) && isRestored(query)) query.setState({ data: undefined, dataUpdatedAt: 0 });
    throw error;
  } finally {
    clearTimeout(soon);
  }
}

/**
 * Returns the response. Throws `OfflineError` when the response is late and the query has no data. The query then
 * receives the late response, unless it already has a newer one.
 */
function beforeSilence<T>(response: Promise<T>, query: Query, isWanted: () => boolean): Promise<T> {
  const isShown = () => hasResponse(query);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (query.state.data !== undefined) return;
      reject(new OfflineError('slow'));
      response.then(
        (data) => {
          if (isWanted() && !isShown()) query.setData(data as never, { manual: true });
        },
        // the connection is back, and the server responds with an error
        (error: unknown) => {
          if (isWanted() && !isShown() && error instanceof ApiError && !isUnavailable(error))
            query.setState({ status: 'error', error, errorUpdatedAt: Date.now() });
        },
      );
    }, hanging.unanswered);
    response.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Caches data that queries received without a fetch: the data of a server-rendered page, and arrived items. */
export function cacheHeld(queries: readonly Query[]): void {
  for (const query of queries) {
    const policy = cachedRead(query);
    const { data, dataUpdatedAt: at } = query.state;
    if (policy && data !== undefined)
      cache({ account: policy.whose === 'own' ? reader : 0, key: query.queryHash, data, at });
  }
}

/** Returns whether there was no response, or only a server error. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof OfflineError || (error instanceof ApiError && error.status >= 500);
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [403, 404, 410].includes(error.status);
}

async function giveCached(query: Query, { oldest, ...place }: Place & { oldest: number }, isWanted: () => boolean) {
  if (hasResponse(query)) return;
  const row = waiting.get(idOf(place)) ?? (await read(place));
  if (!row || row.at < oldest || hasResponse(query) || !isWanted()) return;
  // set as data, not as state, so that a cancelled fetch does not revert it
  query.setData(row.data, { updatedAt: row.at, manual: true });
  restored.set(query, row.at);
}

function hasResponse(query: Query): boolean {
  return query.state.data !== undefined && !isRestored(query);
}

/** Marks the query's data as a cached copy until its own response arrives. */
export function holdAsCopy(query: Query): void {
  restored.set(query, query.state.dataUpdatedAt);
}

/** The original time of each query's response that was restored from the device. */
const restored = new WeakMap<Query, number>();

/** Returns whether a query shows a cached response and has received no newer one. */
export function isRestored(query: Query): boolean {
  return restored.get(query) === query.state.dataUpdatedAt;
}

async function read({ account, key }: Place): Promise<CachedResponse | undefined> {
  try {
    return await (await responses()).readResponse(account, key);
  } catch {
    // storage is blocked, or its code was never fetched
    return undefined;
  }
}

/** Deletes a cached response that the server now refuses. */
async function drop(place: Place): Promise<void> {
  waiting.delete(idOf(place));
  await responses()
    .then(({ dropResponse }) => dropResponse(place.account, place.key))
    .catch(ignore);
}

/**
 * Queues a response for the next write. Writes happen in batches when the browser is idle, because the database clones
 * its input.
 */
function cache(row: CachedResponse): void {
  if (isLeaving && row.account !== 0) return;
  if (waiting.size === 0) whenIdle(() => void write());
  waiting.set(idOf(row), row);
}

// writes the queued responses when the page closes early
if (!onServer) window.addEventListener('pagehide', () => void write());

async function write(): Promise<void> {
  if (waiting.size === 0) return;
  try {
    const { writeResponses } = await responses();
    const rows = [...waiting.values()];
    waiting.clear();
    await writeResponses(rows);
  } catch {
    // the cache is optional
    waiting.clear();
  }
}

function idOf({ account, key }: Place): string {
  return `${account} ${key}`;
}

function whenIdle(work: () => void): void {
  // Safari has no `requestIdleCallback`
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1_000 });
  else setTimeout(work, 300);
}

function ignore(): void {}
