import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query';
import { ApiError, OfflineError } from '../../lib/http/api-error.ts';
import type { AnswerRow } from '../database/database.ts';
import { keptKind } from './kept-keys.ts';

/** Milliseconds without an answer, after which what is kept is shown while the server is still being asked. */
const patience = 3_000;

// neither the database nor its code is part of the first load
const answers = () => import('./responses.ts');

let reader = 0;
const waiting = new Map<string, AnswerRow>();

/** Who asks from now on; 0 is nobody. What others were answered goes from this device. */
export function readAs(account: number): void {
  const before = reader;
  reader = account;
  if (before) void purgeOwn(before);
  // a session that ended with the browser left no word
  whenIdle(
    () =>
      void answers()
        .then(({ purgeOthers }) => purgeOthers(reader))
        .catch(ignore),
  );
}

/** Forgets everything that `account` was answered, here and on the device. Drafts and unsent things are not its. */
async function purgeOwn(account: number): Promise<void> {
  for (const [id, row] of waiting) if (row.account === account) waiting.delete(id);
  await answers()
    .then(({ purgeAnswers }) => purgeAnswers(account))
    .catch(ignore);
}

/**
 * TanStack's `persister`: keeps good answers, and gives a query without data the one that was kept, as of then, when
 * the server cannot be reached, fails, or takes long. The fault goes on to the screen, beside the data.
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
  const slow = isForm || query.state.data !== undefined ? undefined : setTimeout(() => void restore(), patience);
  try {
    const data = await ask(context as never);
    if (asker === reader) keep({ ...place, data, at: Date.now() });
    return data;
  } catch (error) {
    // what is true now may still be had for a form: a server that fails is no lack of signal
    if (isForm ? error instanceof OfflineError : isUnanswered(error)) await restore();
    else if (isRefusal(error)) void answers().then(({ dropAnswer }) => dropAnswer(place.account, place.key), ignore);
    throw error;
  } finally {
    clearTimeout(slow);
  }
}

/** No answer, or none about what was asked. */
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
    return await (await answers()).readAnswer(account, key);
  } catch {
    // storage is blocked, or its code was never fetched
    return undefined;
  }
}

/** Written down once nothing else is to be done, many at a time; the database clones what it gets. */
function keep(row: AnswerRow): void {
  if (waiting.size === 0) whenIdle(() => void write());
  waiting.set(idOf(row), row);
}

// whoever leaves at once has seen it all the same
window.addEventListener('pagehide', () => void write());

async function write(): Promise<void> {
  if (waiting.size === 0) return;
  try {
    const { keepAnswers } = await answers();
    const rows = [...waiting.values()];
    waiting.clear();
    await keepAnswers(rows);
  } catch {
    // reading goes on without it
    waiting.clear();
  }
}

function idOf({ account, key }: Pick<AnswerRow, 'account' | 'key'>): string {
  return `${account} ${key}`;
}

function whenIdle(work: () => void): void {
  // Safari has no idle time to offer
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1_000 });
  else setTimeout(work, 300);
}

function ignore(): void {}
