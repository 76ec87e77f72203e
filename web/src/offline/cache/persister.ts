import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { ApiError, OfflineError } from '../../lib/http/api-error.ts';
import type { AnswerRow } from '../database/database.ts';
import { keptKind } from './kept-keys.ts';

/** Milliseconds without a response after which the cached one is shown while the request goes on. */
const timeLimit = 3_000;

// imported on demand: the database and its code are not part of the first load
const responses = () => import('./responses.ts');

let reader = 0;
const waiting = new Map<string, AnswerRow>();

/**
 * Sets the account that reads from now on; 0 is nobody. Cached responses of other accounts are deleted from the device.
 */
export function readAs(account: number): void {
  const before = reader;
  reader = account;
  if (before) void purgeOwn(before);
  // a session that ended with the browser could not clear its cache
  whenIdle(
    () =>
      void responses()
        .then(({ purgeOthers }) => purgeOthers(reader))
        .catch(ignore),
  );
}

/** Deletes all cached responses of `account`, in memory and on the device. Drafts and the outbox stay. */
async function purgeOwn(account: number): Promise<void> {
  for (const [id, row] of waiting) if (row.account === account) waiting.delete(id);
  await responses()
    .then(({ purgeAnswers }) => purgeAnswers(account))
    .catch(ignore);
}

/**
 * TanStack's `persister`: caches good responses. When the server cannot be reached, fails or takes long, it gives a
 * query without data the cached response with its original time. The error still reaches the screen, next to the data.
 */
export async function keepAnswer<T>(
  ask: QueryFunction<T, never>,
  context: QueryFunctionContext,
  query: Query,
): Promise<T> {
  const kind = keptKind(query.queryKey);
  if (!kind) return ask(context as never);
  const place = { account: kind.whose === 'own' ? reader : 0, key: query.queryHash };
  const asker = reader;
  const restore = () => giveKept(query, place, () => asker === reader && !context.signal.aborted);
  const isForm = query.meta?.edits === true;
  const slow = isForm || query.state.data !== undefined ? undefined : setTimeout(() => void restore(), timeLimit);
  try {
    const data = await ask(context as never);
    if (asker === reader) keep({ ...place, data, at: Date.now() });
    return data;
  } catch (error) {
    // a form needs current data: it gets the cached response only without connection, not when the server fails
    if (isForm ? error instanceof OfflineError : isUnanswered(error)) await restore();
    else if (isRefusal(error)) void responses().then(({ dropAnswer }) => dropAnswer(place.account, place.key), ignore);
    throw error;
  } finally {
    clearTimeout(slow);
  }
}

/** Returns whether no response came, or only a server error. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof OfflineError || (error instanceof ApiError && error.status >= 500);
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [403, 404, 410].includes(error.status);
}

async function giveKept(query: Query, place: Pick<AnswerRow, 'account' | 'key'>, isWanted: () => boolean) {
  if (query.state.data !== undefined) return;
  const row = waiting.get(idOf(place)) ?? (await read(place));
  if (!row || query.state.data !== undefined || !isWanted()) return;
  query.setState({ data: row.data, dataUpdatedAt: row.at, status: 'success', error: null });
}

async function read({ account, key }: Pick<AnswerRow, 'account' | 'key'>): Promise<AnswerRow | undefined> {
  try {
    return await (await responses()).readAnswer(account, key);
  } catch {
    // storage is blocked, or its code was never fetched
    return undefined;
  }
}

/**
 * Queues a response for the next write. Writes happen in batches when the browser is idle, because the database clones
 * its input.
 */
function keep(row: AnswerRow): void {
  if (waiting.size === 0) whenIdle(() => void write());
  waiting.set(idOf(row), row);
}

// pages that are left at once are cached all the same
window.addEventListener('pagehide', () => void write());

async function write(): Promise<void> {
  if (waiting.size === 0) return;
  try {
    const { keepAnswers } = await responses();
    const rows = [...waiting.values()];
    waiting.clear();
    await keepAnswers(rows);
  } catch {
    // the cache is optional
    waiting.clear();
  }
}

function idOf({ account, key }: Pick<AnswerRow, 'account' | 'key'>): string {
  return `${account} ${key}`;
}

function whenIdle(work: () => void): void {
  // Safari has no `requestIdleCallback`
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1_000 });
  else setTimeout(work, 300);
}

function ignore(): void {}
