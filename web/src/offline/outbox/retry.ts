import { hasLine } from '../../lib/http/connectivity.ts';
import { tell } from './channel.ts';
import { isUnconfirmed, type OutboxItem } from './item/item.ts';
import { askForLine, currentSender, drainPage } from './page.ts';
import { changeItem, readItems } from './store.ts';

/** Sends an item again now, whatever its state. An attempt under way continues. */
export function retryItem(id: string): Promise<void> {
  return retry([id]);
}

/** Sends an edit again, based on the current version on the server. */
export async function keepOver({ id, fault }: OutboxItem): Promise<void> {
  const current = fault?.current as { version?: string } | undefined;
  await changeItem(id, (row) => ({ ...row, ifMatch: current?.version }));
  await retry([id]);
}

/** Sends all items of the account in use again at once. */
export async function retryAll(): Promise<void> {
  await retry((await readItems(currentSender().account)).map(({ id }) => id));
}

/** Sends the items again that the server refused because the account had no confirmed phone. */
export async function retryUnconfirmed(): Promise<void> {
  await retry((await readItems(currentSender().account)).filter(isUnconfirmed).map(({ id }) => id));
}

async function retry(ids: readonly string[]): Promise<void> {
  for (const id of ids) await wake(id);
  tell({ type: 'changed' });
  if (!hasLine()) askForLine();
  await drainPage(true);
}

/** Queues an item for an immediate attempt, unless it is being sent. */
async function wake(id: string): Promise<void> {
  await changeItem(id, (row) => {
    if (row.state === 'sending') return row;
    const { fault: _fault, heldUntil: _held, ...rest } = row;
    return { ...rest, state: 'queued', attempts: 0, nextAttemptAt: 0 };
  });
}
