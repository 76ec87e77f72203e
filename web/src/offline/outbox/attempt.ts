import { type ItemKind, kindOf } from '../kinds.ts';
import { listen, tell } from './channel.ts';
import type { OutboxItem } from './item/item.ts';
import { isEdit } from './item/last-word.ts';
import { type AttemptResult, sendItem } from './send.ts';
import { beginItem, changeVersion, readImages, removeArrived } from './store.ts';

/** The account that sends, and its token. Account 0 is a visitor. */
export interface Sender {
  account: number;
  token: string | null;
}

/** Options of a page or worker that sends the outbox. */
export interface Drainer {
  /** asked before each item */
  sender: () => Promise<Sender> | Sender;
  /** whether a form of this page waits for the item, which is then sent first, even while it is held */
  isMine?: (id: string) => boolean;
  /** whether items that failed for lack of a connection skip the pause before their next attempt */
  eager?: boolean;
  /** timestamp in milliseconds, after which no further item is sent */
  until?: number;
  /** stops the item that is being sent, which stays in the outbox */
  signal?: AbortSignal;
  onImage?: (key: string, isThere: boolean) => void;
  onProgress?: (id: string, sent: number) => void;
  onEnd?: (id: string, result: AttemptResult) => void;
  /** called when the server has ended the session of `token` */
  onSessionOver?: (token: string) => void;
}

interface Attempt {
  sender: Sender;
  drainer: Drainer;
  /** aborted when the item's owner takes it back, or the drainer ends */
  signal: AbortSignal;
}

/** Pauses between attempts, in milliseconds. The first doubles with each attempt, up to the longest. */
const pauses = { first: 5_000, longest: 15 * 60_000 };

export const lockName = 'tero-outbox';

/**
 * Runs `work` while holding the lock `name`, which all tabs and the worker share. A tab that dies releases its lock.
 */
export function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  return locked(name, {}, work);
}

/** Runs `work` while no tab or worker is sending the item. Several callers may hold this shared lock at once. */
export function whileUnsent<T>(id: string, work: () => Promise<T>): Promise<T> {
  return locked(`${lockName}-${id}`, { mode: 'shared' }, work);
}

function locked<T>(name: string, options: LockOptions, work: (lock: unknown) => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? (locks.request(name, options, work) as Promise<T>) : work(true);
}

/**
 * Sends one item under its lock and stores the result. Returns null when the item was withdrawn or replaced meanwhile.
 * Returns `held` at once when another caller withdraws the item or decides about it.
 */
export async function attemptItem(
  id: string,
  sender: Sender,
  drainer: Drainer,
): Promise<AttemptResult | 'held' | null> {
  const stop = new AbortController();
  const end = () => stop.abort();
  // subscribed before the first await, because the message to stop is sent only once
  const unlisten = listen((message) => {
    if (message.type === 'stop' && message.id === id) end();
  });
  drainer.signal?.addEventListener('abort', end);
  if (drainer.signal?.aborted) end();
  const attempt = { sender, drainer, signal: stop.signal };
  try {
    return await locked<AttemptResult | 'held' | null>(`${lockName}-${id}`, { ifAvailable: true }, async (lock) =>
      lock ? beginAndSend(id, attempt) : 'held',
    );
  } finally {
    unlisten();
    drainer.signal?.removeEventListener('abort', end);
  }
}

async function beginAndSend(id: string, attempt: Attempt): Promise<AttemptResult | null> {
  const begun = await beginItem(id);
  tell({ type: 'changed' });
  return begun && sendBegun(begun, attempt);
}

async function sendBegun(begun: OutboxItem, attempt: Attempt): Promise<AttemptResult | null> {
  const { sender, drainer, signal } = attempt;
  const { id } = begun;
  const token = begun.account === 0 ? null : sender.token;
  const result = await sendItem(begun, {
    token,
    signal,
    images: () => readImages(begun),
    onImage: async (key, uploaded) => {
      drainer.onImage?.(key, uploaded);
      await changeVersion(begun, (row) => withImage(row, key, uploaded));
      tell({ type: 'changed' });
    },
    onProgress: (sent) => drainer.onProgress?.(id, sent),
  });
  return settle(begun, result, { ...attempt, token });
}

function withImage(item: OutboxItem, key: string, uploaded: boolean): OutboxItem {
  return { ...item, photos: item.photos.map((image) => (image.key === key ? { ...image, uploaded } : image)) };
}

async function settle(
  item: OutboxItem,
  given: AttemptResult,
  { token, ...attempt }: Attempt & { token: string | null },
): Promise<AttemptResult | null> {
  const { drainer } = attempt;
  // nobody wrote anything that could be lost
  const isDone = kindOf(item.kind)?.mayBeLost && (given.end === 'rejected' || given.end === 'conflict');
  const result: AttemptResult = isDone ? { end: 'arrived', reply: null } : given;
  const again = result.end === 'arrived' || result.end === 'conflict' ? againAs(item, result, drainer) : null;
  if (again) {
    const changed = await changeVersion(item, () => again);
    return changed && beginAndSend(item.id, attempt);
  }
  const isLast = await store(item, result);
  tell({ type: 'changed' });
  // the form has stored a newer version of the item, which gets its own result
  if (!isLast) return null;
  if (result.end === 'arrived') {
    const { kind, params, heldUntil: _held, ...row } = item;
    // a form that stopped waiting shows no message, so the row no longer counts as held
    const told = drainer.isMine?.(item.id) ? item : { kind, params, ...row };
    tell({ type: 'arrived', arrival: { kind, params, reply: result.reply, item: told } });
  }
  if (result.end === 'needs-session' && result.isOver && token) drainer.onSessionOver?.(token);
  drainer.onEnd?.(item.id, result);
  return result;
}

/** Returns the item to send again at once after its response; null when there is none. */
function againAs(
  item: OutboxItem,
  result: Extract<AttemptResult, { end: 'arrived' | 'conflict' | 'rejected' }>,
  drainer: Drainer,
): OutboxItem | null {
  if (result.end !== 'arrived') {
    return result.fault.code === 'key_reused' ? followUp(item, result.stored) : null;
  }
  // an open form asks the person itself
  const body = drainer.isMine?.(item.id) ? null : kindOf(item.kind)?.unasked?.(item.body as object, result.reply);
  return body ? { ...item, body } : null;
}

/** Stores the result; returns false when there is a newer version of the item. */
async function store(item: OutboxItem, result: AttemptResult): Promise<boolean> {
  if (result.end === 'arrived') return removeArrived(item);
  return (await changeVersion(item, (row) => after(row, result))) !== null;
}

/** Returns the row with the state, the fault and the time of the next attempt that follow from the result. */
function after(row: OutboxItem, result: Exclude<AttemptResult, { end: 'arrived' }>): OutboxItem {
  switch (result.end) {
    case 'stopped':
    case 'missing':
      return { ...row, state: 'queued' };
    case 'needs-session':
      // a visitor's item has no session to wait for
      return { ...row, state: row.account === 0 ? 'rejected' : 'needs-session', fault: result.fault };
    case 'conflict':
    case 'rejected':
      return { ...row, state: result.end, fault: result.fault };
    default: {
      const wait = result.end === 'later' ? result.wait : 0;
      const pause = Math.min(pauses.first * 2 ** row.attempts, pauses.longest) * (1 + Math.random() / 5);
      const nextAttemptAt = Date.now() + Math.max(wait, pause);
      return { ...row, state: 'queued', attempts: row.attempts + 1, nextAttemptAt, fault: result.fault };
    }
  }
}

/**
 * Returns a change of the arrived item, with a new key, for an item whose key the server has used for an earlier
 * version. Returns null when its kind cannot be changed. `stored` is the response to that version.
 */
export function followUp(item: OutboxItem, stored: unknown): OutboxItem | null {
  const change = isEdit(item.kind) ? item : changeOf(item, stored);
  return change && { ...change, ifMatch: versionOf(stored), key: crypto.randomUUID() };
}

function changeOf(item: OutboxItem, stored: unknown): OutboxItem | null {
  const effect = kindOf(item.kind)?.effect;
  if (typeof effect !== 'object' || !('adds' in effect) || 'none' in effect.adds) return null;
  const change = effect.adds.change(item, stored ?? {});
  if (!change) return null;
  const { form, ...changed } = change;
  const { draft } = item;
  return {
    ...item,
    ...changed,
    kind: effect.adds.kind as ItemKind,
    // the content of the original form, under the name of the form of its change
    ...(form &&
      draft && {
        draft: { ...draft, form: form.name, values: { ...(draft.values as object), removed: form.removed } },
      }),
  };
}

/** Returns the version of the arrived thing, on which the change is based. */
function versionOf(stored: unknown): string | undefined {
  const shown = Object.values((stored ?? {}) as Record<string, { version?: string } | null>);
  return shown.find((value) => value?.version !== undefined)?.version;
}
