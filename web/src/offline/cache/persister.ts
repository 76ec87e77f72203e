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
 * Sets the account that reads from now on; 0 means a visitor. Deletes the cached responses of other accounts from the
 * device.
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

/** Stops caching for the account that is signing out and whose responses are being deleted. */
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
 * TanStack's `persister`: caches good responses as the read's policy says. Gives a query without data the cached
 * response with its original time, at once unless the server is quicker (rule NAV-191). When nothing is cached and the
 * server does not respond, the query fails as if offline, and takes the response later if it comes (rule NAV-192). The
 * error of a failed refresh reaches the screen next to the data.
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
  // a refusal may come while the device is being read
  const restore = async () => place && giveCached(query, { ...place, oldest }, () => isWanted() && !isRefused);
  const isForm = query.meta?.edits === true;
  // without signal the failure of the call is certain
  const pause = navigator.onLine === false ? 0 : hanging.fromDevice;
  const soon = isForm || hasResponse(query) ? undefined : setTimeout(() => void restore(), pause);
  const response = (async () => call(context as never))().then((data) => {
    // a call that gave way to another call may have been answered after it
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
    // a form needs current data: it gets the cached response only when offline, not when the server fails
    if (isForm ? error instanceof OfflineError : isUnavailable(error)) await restore();
    // the device's copy is gone, or not for this reader
    if (isRefusal(error) && isRestored(query)) query.setState({ data: undefined, dataUpdatedAt: 0 });
    throw error;
  } finally {
    clearTimeout(soon);
  }
}

/**
 * Returns the response. Throws `OfflineError` when the response is late and there is nothing to show meanwhile. A late
 * response still goes to the query, unless the query has a newer one.
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
        // the line is back, and says that there is nothing
        (error: unknown) => {
          if (isWanted() && !isShown() && error instanceof ApiError && !isUnavailable(error))
            query.setState({ status: 'error', error, errorUpdatedAt: Date.now() });
        },
      );
    }, hanging.unanswered);
    response.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Caches data that queries hold without a fetch: the server's data of a first page, and items that arrived. */
export function cacheHeld(queries: readonly Query[]): void {
  for (const query of queries) {
    const policy = cachedRead(query);
    const { data, dataUpdatedAt: at } = query.state;
    if (policy && data !== undefined)
      cache({ account: policy.whose === 'own' ? reader : 0, key: query.queryHash, data, at });
  }
}

/** Returns whether no response came, or only a server error. */
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
  // stored as data, not as state: a cancelled fetch leaves it
  query.setData(row.data, { updatedAt: row.at, manual: true });
  restored.set(query, row.at);
}

function hasResponse(query: Query): boolean {
  return query.state.data !== undefined && !isRestored(query);
}

/** Marks what a query shows as a copy until its own response comes, like data from the device. */
export function holdAsCopy(query: Query): void {
  restored.set(query, query.state.dataUpdatedAt);
}

/** The time when each query's response from the device was first received. */
const restored = new WeakMap<Query, number>();

/** Returns whether a query shows data from the device and has received no response since. */
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

/** Deletes a response that the server refuses by now. */
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

// a page that closes at once is cached too
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
