import { probe, reportReached, reportUnreached, useConnectivity } from '../../lib/http/connectivity.ts';
import { expireSession, useSession } from '../../lib/session/session.ts';
import { listen, tell } from './channel.ts';
import { drainOutbox, type Sender } from './drain.ts';
import type { OutboxItem } from './item.ts';
import { noteUploaded } from './keep.ts';
import type { Outcome } from './response.ts';
import { changeItem, readItems } from './store.ts';

/** Callbacks of a form of this page that waits for its item. */
export interface Wait {
  onEnd: (outcome: Outcome) => void;
  onProgress?: ((sent: number) => void) | undefined;
}

const waits = new Map<string, Wait>();
const shortest = 5_000;
/** Longest pause in milliseconds, also without connection: events report its return, the timer is a fallback. */
const longest = 60_000;

export function currentSender(): Sender {
  const { account, token } = useSession.getState();
  return { account: account?.id ?? 0, token };
}

/**
 * Registers `wait` for the item's next send result. While it is registered, this page sends the item even if it is
 * held. Returns a function that unregisters it.
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
 * Sends the items that are due, if there is a connection. `eager`: also those that wait only for one. Never rejects.
 */
export function drainPage(eager: boolean): Promise<void> {
  wanted = { eager: eager || (wanted?.eager ?? false) };
  running ??= drainWhileWanted();
  return running;
}

export function hasLine(): boolean {
  return navigator.onLine && useConnectivity.getState().online;
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
      // the database was lost or is blocked: the timer tries again
      wanted = null;
    }
  }
  running = null;
  void schedule();
}

const drainer = {
  sender: currentSender,
  isMine: (id: string) => waits.has(id),
  onImage: noteUploaded,
  onProgress: (id: string, sent: number) => waits.get(id)?.onProgress?.(sent),
  onEnd: (id: string, outcome: Outcome) => {
    if (outcome.end !== 'unreached') reportReached();
    else if (outcome.fault.code === 'offline') reportUnreached();
    waits.get(id)?.onEnd(outcome);
  },
  onSessionOver: expireSession,
};

async function schedule(): Promise<void> {
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

/** Queues the items that waited for the account to sign in. */
async function thaw(): Promise<void> {
  const { account, token } = currentSender();
  if (!token) return;
  for (const { id, state } of await readItems(account)) {
    if (state === 'needs-session') await changeItem(id, (row) => ({ ...row, state: 'queued', nextAttemptAt: 0 }));
  }
  tell({ type: 'changed' });
}

function begin(): void {
  void thaw()
    .catch(() => undefined)
    .then(() => drainPage(true));
}

let isStarted = false;

/**
 * Sends automatically from now on: at once, when the connection or the page is back, and by a timer. Further calls do
 * nothing.
 */
export function startDraining(): void {
  if (isStarted) return;
  isStarted = true;
  begin();
  useSession.subscribe(({ token }, before) => {
    if (token !== before.token) begin();
  });
  useConnectivity.subscribe(({ online }, before) => {
    if (online && !before.online) void drainPage(true);
  });
  window.addEventListener('online', () => void drainPage(true));
  window.addEventListener('pageshow', () => void drainPage(true));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void drainPage(true);
  });
  // another tab has added an item or stopped sending one
  listen(({ type }) => {
    if (type === 'changed' && !running) void schedule();
  });
}

/**
 * Registers Background Sync, so that the browser sends the outbox with no page open. Where it is missing, the pages
 * send it.
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

export function askForLine(): void {
  if (navigator.onLine) void probe();
}
