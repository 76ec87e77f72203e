import { alone, attemptItem, type Drainer, lockName, type Sender } from './attempt.ts';
import { isOpen, type OutboxItem } from './item/item.ts';
import { thingOf, wordOf } from './item/last-word.ts';
import { readItems } from './store.ts';

/** Number of attempts that may skip their pause. After that, a missing connection no longer explains the failures. */
const eagerTries = 5;

/**
 * Sends the due items one after the other, under a lock that tabs and the worker share. Resolves when no due item is
 * left.
 */
export function drainOutbox(drainer: Drainer): Promise<void> {
  return alone(lockName, async () => {
    const tried = new Set<string>();
    // somebody is asked about these
    const held = new Set<string>();
    while (Date.now() < (drainer.until ?? Number.POSITIVE_INFINITY)) {
      const sender = await drainer.sender();
      const item = (await dueItems(sender, drainer, held)).find(({ id }) => !tried.has(id));
      if (!item) return;
      tried.add(item.id);
      const result = await attemptItem(item.id, sender, drainer);
      if (result === 'held') held.add(item.id);
      else if (result?.end === 'unreached') return;
    }
  });
}

/**
 * Returns the due items of the account and of visitors, which are sent without a token. Never returns another account's
 * items.
 */
async function dueItems(sender: Sender, drainer: Drainer, held: ReadonlySet<string>): Promise<OutboxItem[]> {
  const own = sender.account === 0 ? [] : await readItems(sender.account);
  // the server rejected the session for one item: all items of the account wait until it signs in
  const isFrozen = own.some(({ state }) => state === 'needs-session');
  const open = [...(isFrozen ? [] : own), ...(await readItems(0))];
  const due = inOrder(open, (item) => !held.has(item.id) && isDue(item, drainer));
  const mine = due.filter(({ id }) => drainer.isMine?.(id));
  // items that a form waits for go first, after the items that have to precede them
  const first = due.filter((item) => mine.some((own) => own === item || isBefore(item, own)));
  return [...first, ...due.filter((item) => !first.includes(item))];
}

/**
 * Returns the items without those that have to wait, and without later items about the same thing, which the waiting
 * item would overwrite. A later item that replaces the waiting item does not wait.
 */
function inOrder(items: readonly OutboxItem[], isDue: (item: OutboxItem) => boolean): OutboxItem[] {
  const waiting: OutboxItem[] = [];
  const due: OutboxItem[] = [];
  for (const item of items) {
    if (isDue(item) && !waiting.some((older) => isBefore(older, item))) due.push(item);
    else if (isOpen(item)) waiting.push(item);
  }
  return due;
}

/** Returns whether an older item concerns the same thing but sets something else. */
function isBefore(older: OutboxItem, item: OutboxItem): boolean {
  const thing = thingOf(item);
  return thing !== undefined && thing === thingOf(older) && wordOf(older) !== wordOf(item);
}

function isDue(item: OutboxItem, { isMine, eager }: Drainer): boolean {
  // in state `sending`, the tab that sent the item has died, because this tab holds the lock
  if (item.state !== 'queued' && item.state !== 'sending') return false;
  if (isMine?.(item.id)) return true;
  const now = Date.now();
  if ((item.heldUntil ?? 0) > now) return false;
  const isForSignal = item.fault === undefined || item.fault.status === 0;
  return item.nextAttemptAt <= now || (eager === true && isForSignal && item.attempts < eagerTries);
}
