import { alone, listen, tell } from './channel.ts';
import type { OutboxItem } from './item.ts';
import type { Outcome } from './response.ts';
import { discardPhotos, sendItem } from './send.ts';
import { changeItem, readItem, readItems, readPhotos, removeItem } from './store.ts';

/** In whose name things go out; account 0 is nobody. */
export interface Sender {
  account: number;
  token: string | null;
}

/** Who drains: a page or the worker. */
export interface Drainer {
  /** asked before each item */
  sender: () => Promise<Sender> | Sender;
  /** a form of this page waits for it: it goes first, and it is sent also while it is held */
  isMine?: (id: string) => boolean;
  /** what failed for want of signal is tried without waiting */
  eager?: boolean;
  /** milliseconds: begins nothing after it */
  until?: number;
  /** what is on its way stops, and waits for another time */
  signal?: AbortSignal;
  onPhoto?: (key: string, isThere: boolean) => void;
  onProgress?: (id: string, sent: number) => void;
  onEnd?: (id: string, outcome: Outcome) => void;
  /** a session is over */
  onSessionOver?: (token: string) => void;
}

const pauses = { first: 5_000, longest: 15 * 60_000 };
/** After so many tries "no signal" is no explanation: also these wait their time. */
const eagerTries = 5;
const lockName = 'tero-outbox';

/** Sends what is due, one after the other, while no other tab or worker does. Resolves when nothing is left to try. */
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

/** Does `work` with an item that nobody is sending: whoever is stops first. */
export function withdrawn<T>(id: string, work: () => Promise<T>): Promise<T> {
  tell({ type: 'stop', id });
  return whileSending(id, work);
}

function whileSending<T>(id: string, work: () => Promise<T>): Promise<T> {
  return alone(`${lockName}-${id}`, work);
}

/** Never another account's: those of nobody go without a token, so they may go from any. */
async function dueItems(sender: Sender, drainer: Drainer): Promise<OutboxItem[]> {
  const own = sender.account === 0 ? [] : await readItems(sender.account);
  // one that the server does not know any more: all of them wait until it signs in
  const isFrozen = own.some(({ state }) => state === 'needs-session');
  const open = [...(isFrozen ? [] : own), ...(await readItems(0))];
  const due = open.filter((item) => isDue(item, drainer));
  const isMine = (item: OutboxItem) => Number(drainer.isMine?.(item.id) ?? false);
  return due.toSorted((a, b) => isMine(b) - isMine(a));
}

function isDue(item: OutboxItem, { isMine, eager }: Drainer): boolean {
  // `sending`: whoever did has died, for the lock is ours
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
  // before anything is awaited: whoever wants it back says so once
  const unlisten = listen((message) => {
    if (message.type === 'stop' && message.id === id) end();
  });
  drainer.signal?.addEventListener('abort', end);
  if (drainer.signal?.aborted) end();
  try {
    const begun = await changeItem(id, (row) => ({ ...row, state: 'sending' }));
    // taken back meanwhile
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
    photos: () => readPhotos(begun),
    onPhoto: async (key, uploaded) => {
      drainer.onPhoto?.(key, uploaded);
      await changeItem(id, (row) => withPhoto(row, key, uploaded));
      tell({ type: 'changed' });
    },
    onProgress: (sent) => drainer.onProgress?.(id, sent),
  });
  return settle(begun, outcome, { token, drainer, sender });
}

/** Of what only the last word counts, the words before it go; whether this one is not the last itself. */
async function isReplaced(item: OutboxItem): Promise<boolean> {
  if (!item.setKey) return false;
  // the oldest first
  const words = (await readItems(item.account)).filter(({ setKey }) => setKey === item.setKey);
  const place = words.findIndex(({ id }) => id === item.id);
  for (const { id } of words.slice(0, place)) await removeItem(id);
  return place < words.length - 1;
}

function withPhoto(item: OutboxItem, key: string, uploaded: boolean): OutboxItem {
  return { ...item, photos: item.photos.map((photo) => (photo.key === key ? { ...photo, uploaded } : photo)) };
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
    // nobody is there to be asked: it is published as it was written
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

/** A new service may be answered with corrections of its texts, and is not published then. */
function asksBack({ kind }: OutboxItem, reply: unknown): boolean {
  return kind === 'service' && (reply as { needsCorrection?: boolean }).needsCorrection === true;
}

function after(row: OutboxItem, outcome: Exclude<Outcome, { end: 'arrived' }>): OutboxItem {
  switch (outcome.end) {
    case 'stopped':
    case 'missing':
      return { ...row, state: 'queued' };
    case 'needs-session':
      // a visitor's has no session to wait for
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

/** Takes an item out for good, with what of it the server keeps already. Null: it has arrived before. */
export function withdraw(id: string, token: string | null): Promise<OutboxItem | null> {
  return withdrawn(id, async () => {
    const item = await readItem(id);
    if (!item) return null;
    await removeItem(id);
    tell({ type: 'changed' });
    const keys = item.photos.filter(({ uploaded }) => uploaded).map(({ key }) => key);
    if (keys.length > 0 && token) void discardPhotos(keys, token);
    return item;
  });
}
