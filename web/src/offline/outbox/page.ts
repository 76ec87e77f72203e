import {
  hasLine,
  lineIsBack,
  probe,
  reportReached,
  reportUnreached,
  useConnectivity,
} from '../../lib/http/connectivity.ts';
import { expireSession, useSession } from '../../lib/session/session.ts';
import { kindOf } from '../kinds.ts';
import type { Sender } from './attempt.ts';
import { listen, tell } from './channel.ts';
import { drainOutbox } from './drain.ts';
import { isHeld, type OutboxItem } from './item/item.ts';
import { noItems, useItems, withoutEnded } from './item/items.ts';
import { noteUploaded } from './pack.ts';
import type { AttemptResult } from './send.ts';
import { changeItem, readItems } from './store.ts';

/** Callbacks for a form of this page that waits for its item. */
interface Wait {
  onEnd: (result: AttemptResult) => void;
  onProgress?: ((sent: number) => void) | undefined;
}

const waits = new Map<string, Wait>();
const shortest = 5_000;
/** Longest pause in milliseconds. Events report when the connection returns; the timer is a fallback. */
const longest = 60_000;

export function currentSender(): Sender {
  const { account, token } = useSession.getState();
  return { account: account?.id ?? 0, token };
}

/**
 * Registers `wait` for the item's next result. Until it is unregistered, this page sends the item even if it is held.
 * Returns a function that unregisters it.
 */
export function awaitItem(id: string, wait: Wait): () => void {
  waits.set(id, wait);
  return () => {
    if (waits.get(id) === wait) waits.delete(id);
  };
}

let running: Promise<void> | null = null;
let wanted: { eager: boolean } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends the due items if there is a connection. With `eager`, also sends items that wait only for a connection. Never
 * rejects.
 */
export function drainPage(eager: boolean): Promise<void> {
  wanted = { eager: eager || (wanted?.eager ?? false) };
  running ??= drainWhileWanted();
  return running;
}

async function drainWhileWanted(): Promise<void> {
  // waits until `running` is set
  await null;
  while (wanted && hasLine()) {
    const { eager } = wanted;
    wanted = null;
    try {
      await drainOutbox({ ...drainer, eager });
    } catch {
      // the database was lost or is blocked; the timer tries again
      wanted = null;
    }
  }
  running = null;
  schedule();
}

const drainer = {
  sender: currentSender,
  isMine: (id: string) => waits.has(id),
  onImage: noteUploaded,
  onProgress: (id: string, sent: number) => waits.get(id)?.onProgress?.(sent),
  onEnd: (id: string, result: AttemptResult) => {
    if (result.end !== 'unreached') reportReached();
    else if (result.fault.code === 'offline' || result.fault.code === 'down') reportUnreached();
    waits.get(id)?.onEnd(result);
  },
  onSessionOver: expireSession,
};

/** Sets the timer for the next item, unless this page is sending. Sending sets the timer itself when it ends. */
export function schedule(): void {
  if (!running) void setTimer();
}

async function setTimer(): Promise<void> {
  clearTimeout(timer);
  const items = await waitingItems().catch(() => []);
  clearTimeout(timer);
  if (items.length === 0) return;
  const next = Math.min(...items.map(({ nextAttemptAt, heldUntil = 0 }) => Math.max(nextAttemptAt, heldUntil)));
  const pause = Math.min(Math.max(next - Date.now(), shortest), longest);
  timer = setTimeout(() => void drainPage(false), hasLine() ? pause : longest);
}

async function waitingItems(): Promise<OutboxItem[]> {
  const { account } = currentSender();
  const items = [...(account === 0 ? [] : await readItems(account)), ...(await readItems(0))];
  return items.filter(({ state }) => state === 'queued' || state === 'sending');
}

/**
 * Registers Background Sync, so that the browser sends the outbox when no page is open. Otherwise only pages send it.
 */
export async function registerSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const { sync } = (registration ?? {}) as { sync?: { register: (tag: string) => Promise<void> } };
    await sync?.register('outbox');
  } catch {
    // Background Sync is switched off for this site
  }
}

/** Returns whether there is a connection. Checks again when the last call found none, because a person is waiting. */
export async function findLine(): Promise<boolean> {
  return hasLine() || (await lineIsBack());
}

/** Checks whether the server is reachable, even when the browser reports no connection. */
export function askForLine(): void {
  void probe();
}

let isStarted = false;
let reading = Promise.resolve();

/**
 * Keeps `useItems` up to date and starts automatic sending: at once, when the connection or the page returns, and by a
 * timer. Further calls do nothing.
 */
export function startOutbox(): void {
  if (isStarted) return;
  isStarted = true;
  listen(({ type }) => {
    if (type !== 'changed') return;
    void readWaiting();
    // another tab has added an item or stopped sending one
    schedule();
  });
  useSession.subscribe((session, before) => {
    if (session.account?.id !== before.account?.id) {
      useItems.setState(noItems);
      void readWaiting();
    }
    if (session.token !== before.token) begin();
  });
  useConnectivity.subscribe(({ online }, before) => {
    if (online && !before.online) void drainPage(true);
  });
  window.addEventListener('online', () => void drainPage(true));
  window.addEventListener('pageshow', () => void drainPage(true));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void drainPage(true);
  });
  void readWaiting();
  begin();
}

/** Reads the waiting items of this device into `useItems`. Resolves once the views show them. */
export function readWaiting(): Promise<void> {
  const over = withoutEnded();
  const turn: Promise<void> = readItems(currentSender().account)
    .catch(() => [])
    .then((held) => {
      // a later one has begun, which knows more
      if (turn !== reading) return reading;
      const items = held.filter(({ kind }) => !kindOf(kind)?.isHidden);
      const count = items.filter((item) => !isHeld(item)).length;
      useItems.setState((state) => ({ items, count, ...over(state) }));
    });
  reading = turn;
  return turn;
}

function begin(): void {
  void thaw()
    .catch(() => undefined)
    .then(() => drainPage(true));
}

/** Queues the items that waited for the account to sign in. */
async function thaw(): Promise<void> {
  const { account, token } = currentSender();
  if (!token) return;
  for (const { id, state } of await readItems(account)) {
    if (state === 'needs-session') await changeItem(id, (row) => ({ ...row, state: 'queued', nextAttemptAt: 0 }));
  }
  tell({ type: 'changed' });
}
