import { useConnectivity } from '../../lib/http/connectivity.ts';
import { useSession } from '../../lib/session/session.ts';
import { kindOf } from '../kinds.ts';
import { listen, tell } from './channel.ts';
import { isHeld } from './item/item.ts';
import { noItems, useItems, withoutEnded } from './item/items.ts';
import { currentSender, drainPage, schedule } from './page.ts';
import { changeItem, readItems } from './store.ts';

let isStarted = false;
let reading = Promise.resolve();

/**
 * Keeps `useItems` up to date and sends automatically from now on: at once, when the connection or the page is back,
 * and by a timer. Further calls do nothing.
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

/** Reads what waits on this device for all that show it; resolves once they do. */
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
