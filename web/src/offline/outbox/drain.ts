import { alone, listen, tell } from './channel.ts';
import type { OutboxItem } from './item.ts';
import type { Outcome } from './response.ts';
import { discardImages, sendItem } from './send.ts';
import { changeItem, readImages, readItem, readItems, removeItem } from './store.ts';

/** The account that sends, and its token; account 0 is nobody. */
export interface Sender {
  account: number;
  token: string | null;
}

/** Options of a page or worker that sends the outbox. */
export interface Drainer {
  /** asked before each item */
  sender: () => Promise<Sender> | Sender;
  /** whether a form of this page waits for the item: it is sent first, also while it is held */
  isMine?: (id: string) => boolean;
  /** sends items that failed for lack of connection without waiting for their next attempt */
  eager?: boolean;
  /** milliseconds: no item is begun after it */
  until?: number;
  /** stops the item under way, which stays in the outbox */
  signal?: AbortSignal;
  onImage?: (key: string, isThere: boolean) => void;
  onProgress?: (id: string, sent: number) => void;
  onEnd?: (id: string, outcome: Outcome) => void;
  /** called when the server has ended the session of `token` */
  onSessionOver?: (token: string) => void;
}

const pauses = { first: 5_000, longest: 15 * 60_000 };
/** Number of attempts after which a lack of connection is no explanation: such items then wait as well. */
const eagerTries = 5;
const lockName = 'tero-outbox';

/**
 * Sends the items that are due, one after the other, under a lock across tabs and worker. Resolves when none is left to
 * try.
 */
export function drainOutbox(drainer: Drainer): Promise<void> {
  return alone(lockName, async () => {
    const tried = new Set<string>();
    while (Date.now() < (drainer.until ?? Number.POSITIVE_INFINITY)) {
      const sender = await drainer.sender();
      const item = (await dueItems(sender, drainer)).find(({ id }) => !tried.has(id));
      if (!item) return;
      tried.add(item.id);
      const outcome = await whileSending(item.id, () => attempt(item.id, sender, drainer));
      if (outcome?.end === 'unreached') return;
    }
  });
}

/** Runs `work` while nobody is sending the item; a tab or worker that does is stopped first. */
export function withdrawn<T>(id: string, work: () => Promise<T>): Promise<T> {
  tell({ type: 'stop', id });
  return whileSending(id, work);
}

function whileSending<T>(id: string, work: () => Promise<T>): Promise<T> {
  return alone(`${lockName}-${id}`, work);
}

/**
 * Returns the due items of the account, and those written without a session, which go without a token. Never another
 * account's.
 */
async function dueItems(sender: Sender, drainer: Drainer): Promise<OutboxItem[]> {
  const own = sender.account === 0 ? [] : await readItems(sender.account);
  // the server rejected the session for one item: all of the account's wait until it signs in
  const isFrozen = own.some(({ state }) => state === 'needs-session');
  const open = [...(isFrozen ? [] : own), ...(await readItems(0))];
  const due = open.filter((item) => isDue(item, drainer));
  const isMine = (item: OutboxItem) => Number(drainer.isMine?.(item.id) ?? false);
  return due.toSorted((a, b) => isMine(b) - isMine(a));
}

function isDue(item: OutboxItem, { isMine, eager }: Drainer): boolean {
  // `sending`: the tab that sent it has died, because this one holds the lock
  if (item.state !== 'queued' && item.state !== 'sending') return false;
  if (isMine?.(item.id)) return true;
  const now = Date.now();
  if ((item.heldUntil ?? 0) > now) return false;
  const isForSignal = item.fault === undefined || item.fault.status === 0;
  return item.nextAttemptAt <= now || (eager === true && isForSignal && item.attempts <= eagerTries);
}

async function attempt(id: string, sender: Sender, drainer: Drainer): Promise<Outcome | null> {
  const stop = new AbortController();
  const end = () => stop.abort();
  // before the first await: the message to stop comes only once
  const unlisten = listen((message) => {
    if (message.type === 'stop' && message.id === id) end();
  });
  drainer.signal?.addEventListener('abort', end);
  if (drainer.signal?.aborted) end();
  try {
    const begun = await changeItem(id, (row) => ({ ...row, state: 'sending' }));
    // it was taken back meanwhile
    if (!begun) return null;
    if (await isReplaced(begun)) {
      await removeItem(id);
      tell({ type: 'changed' });
      return null;
    }
    tell({ type: 'changed' });
    return await sendBegun(begun, stop.signal, { sender, drainer });
  } finally {
    unlisten();
    drainer.signal?.removeEventListener('abort', end);
  }
}

async function sendBegun(
  begun: OutboxItem,
  signal: AbortSignal,
  { sender, drainer }: Omit<Attempt, 'token'>,
): Promise<Outcome | null> {
  const { id } = begun;
  const token = begun.account === 0 ? null : sender.token;
  const outcome = await sendItem(begun, {
    token,
    signal,
    photos: () => readImages(begun),
    onImage: async (key, uploaded) => {
      drainer.onImage?.(key, uploaded);
      await changeItem(id, (row) => withImage(row, key, uploaded));
      tell({ type: 'changed' });
    },
    onProgress: (sent) => drainer.onProgress?.(id, sent),
  });
  return settle(begun, outcome, { token, drainer, sender });
}

/** Removes older items with the same `setKey`, and returns whether a newer one makes this one unnecessary. */
async function isReplaced(item: OutboxItem): Promise<boolean> {
  if (!item.setKey) return false;
  // oldest first
  const words = (await readItems(item.account)).filter(({ setKey }) => setKey === item.setKey);
  const place = words.findIndex(({ id }) => id === item.id);
  for (const { id } of words.slice(0, place)) await removeItem(id);
  return place < words.length - 1;
}

function withImage(item: OutboxItem, key: string, uploaded: boolean): OutboxItem {
  return { ...item, photos: item.photos.map((image) => (image.key === key ? { ...image, uploaded } : image)) };
}

interface Attempt {
  token: string | null;
  sender: Sender;
  drainer: Drainer;
}

async function settle(
  item: OutboxItem,
  outcome: Outcome,
  { token, sender, drainer }: Attempt,
): Promise<Outcome | null> {
  if (outcome.end === 'arrived' && asksBack(item, outcome.reply) && !drainer.isMine?.(item.id)) {
    // no form is open to ask the person: it is published as written
    await changeItem(item.id, (row) => ({ ...row, body: { ...(row.body as object), corrections: 'kept' } }));
    return attempt(item.id, sender, drainer);
  }
  if (outcome.end === 'arrived') {
    await removeItem(item.id);
    const { kind, params } = item;
    tell({ type: 'arrived', arrival: { kind, params, reply: outcome.reply, item } });
  } else {
    await changeItem(item.id, (row) => after(row, outcome));
  }
  if (outcome.end === 'needs-session' && outcome.isOver && token) drainer.onSessionOver?.(token);
  drainer.onEnd?.(item.id, outcome);
  tell({ type: 'changed' });
  return outcome;
}

/** Returns whether the server proposes corrections of a new service's texts; the service is not published then. */
function asksBack({ kind }: OutboxItem, reply: unknown): boolean {
  return kind === 'service' && (reply as { needsCorrection?: boolean }).needsCorrection === true;
}

function after(row: OutboxItem, outcome: Exclude<Outcome, { end: 'arrived' }>): OutboxItem {
  switch (outcome.end) {
    case 'stopped':
    case 'missing':
      return { ...row, state: 'queued' };
    case 'needs-session':
      // an item of a visitor has no session to wait for
      return { ...row, state: row.account === 0 ? 'rejected' : 'needs-session', fault: outcome.fault };
    case 'conflict':
    case 'rejected':
      return { ...row, state: outcome.end, fault: outcome.fault };
    default: {
      const wait = outcome.end === 'later' ? outcome.wait : 0;
      const pause = Math.min(pauses.first * 2 ** row.attempts, pauses.longest) * (1 + Math.random() / 5);
      const nextAttemptAt = Date.now() + Math.max(wait, pause);
      return { ...row, state: 'queued', attempts: row.attempts + 1, nextAttemptAt, fault: outcome.fault };
    }
  }
}

/** Removes an item for good, and its uploaded images from the server. Returns null when it had already arrived. */
export function withdraw(id: string, token: string | null): Promise<OutboxItem | null> {
  return withdrawn(id, async () => {
    const item = await readItem(id);
    if (!item) return null;
    await removeItem(id);
    tell({ type: 'changed' });
    const keys = item.photos.filter(({ uploaded }) => uploaded).map(({ key }) => key);
    if (keys.length > 0 && token) void discardImages(keys, token);
    return item;
  });
}
