import { countDrafts, eraseDrafts, storeOpenForms } from '../drafts/drafts.ts';
import { kindOf } from '../kinds.ts';
import { tell } from './channel.ts';
import type { OutboxItem } from './item/item.ts';
import { readItems, removeItems } from './store.ts';

/** The data that an account leaves on this device when it signs out. */
export interface LeftBehind {
  /** titles of the items in the outbox */
  items: Pick<OutboxItem, 'id' | 'title'>[];
  /** the number of forms with a draft */
  drafts: number;
}

/**
 * Returns the outbox items and drafts of an account, including the last texts in open forms. Returns nothing where the
 * database is blocked.
 */
export async function readLeftBehind(account: number): Promise<LeftBehind> {
  await storeOpenForms();
  const [items, drafts] = await Promise.all([readItems(account).catch(() => []), countDrafts(account)]);
  return { items: items.filter(({ kind }) => !kindOf(kind)?.isHidden).map(({ id, title }) => ({ id, title })), drafts };
}

/** Erases the outbox and all drafts of an account; stops an item that is being sent. */
export async function eraseLeftBehind(account: number): Promise<void> {
  const items = await readItems(account);
  for (const { id } of items) tell({ type: 'stop', id });
  await removeItems(account);
  await eraseDrafts(account);
  tell({ type: 'changed' });
}
