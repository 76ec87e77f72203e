import type { IDBPTransaction, StoreNames } from 'idb';
import { type OutboxImageRow, type Schema, withDatabase } from '../database/database.ts';
import { allUnder } from '../database/ranges.ts';
import { isSent } from '../drafts/drafts.ts';
import { loadKinds } from '../kinds.ts';
import type { OutboxItem } from './item/item.ts';

/** Returns an item; null when it is gone. Its kind is there then. */
export async function readItem(id: string): Promise<OutboxItem | null> {
  await loadKinds();
  return withDatabase(async (db) => {
    const row = await db.get('outbox', id);
    return row ? itemOf(row) : null;
  });
}

/** Returns the items of an account, oldest first. Their kinds are there then. */
export async function readItems(account: number): Promise<OutboxItem[]> {
  await loadKinds();
  return withDatabase(async (db) => {
    const rows = await db.getAllFromIndex('outbox', 'account', account);
    return rows.map(itemOf).sort(byAge);
  });
}

/** Returns the item's images with their bytes, in order. */
export async function readImages({ id, photos }: OutboxItem): Promise<OutboxImageRow[]> {
  const rows = await withDatabase((db) => db.getAll('outbox-photos', allUnder(id)));
  return photos.flatMap(({ key }) => rows.filter((row) => row.key === key));
}

/** Changes an item and returns it; null when it is gone. */
export function changeItem(id: string, change: (item: OutboxItem) => OutboxItem): Promise<OutboxItem | null> {
  return withDatabase(async (db) => {
    const tx = db.transaction('outbox', 'readwrite');
    const work = async () => {
      const row = await tx.store.get(id);
      if (!row) return null;
      const item = change(itemOf(row));
      await tx.store.put({ ...row, item });
      return item;
    };
    const [item] = await Promise.all([work(), tx.done]);
    return item;
  });
}

/** Changes the version of an item that was read, and returns it; null when it is gone or there is a newer one. */
export async function changeVersion(
  read: OutboxItem,
  change: (item: OutboxItem) => OutboxItem,
): Promise<OutboxItem | null> {
  let isThere = false;
  const item = await changeItem(read.id, (row) => {
    isThere = isSameVersion(row, read);
    return isThere ? change(row) : row;
  });
  return isThere ? item : null;
}

/**
 * Removes an arrived item, and the draft of its form if it has the same content; returns false when there is a newer
 * version of the item, which stays. A draft with other content is a change of the arrived one.
 */
export function removeArrived(item: OutboxItem): Promise<boolean> {
  return withDatabase(async (db) => {
    const tx = db.transaction(['outbox', 'outbox-photos', 'drafts', 'draft-photos'], 'readwrite');
    const work = async () => {
      const row = await tx.objectStore('outbox').get(item.id);
      if (row && !isSameVersion(itemOf(row), item)) return false;
      const { id, account, draft } = item;
      const drafts = draft ? await tx.objectStore('drafts').getAll(allUnder(account)) : [];
      const sent = drafts.filter((held) => draft && isSent(held, id, draft));
      await Promise.all([
        ...remove(tx, [item]),
        ...sent.map(({ form }) => tx.objectStore('drafts').delete([account, form])),
        ...sent.map(({ form }) => tx.objectStore('draft-photos').delete(allUnder(account, form))),
      ]);
      return true;
    };
    const [isLast] = await Promise.all([work(), tx.done]);
    return isLast;
  });
}

function isSameVersion(one: OutboxItem, other: OutboxItem): boolean {
  return one.createdAt.getTime() === other.createdAt.getTime();
}

export function removeItem(id: string): Promise<void> {
  return withDatabase(async (db) => {
    const tx = db.transaction(['outbox', 'outbox-photos'], 'readwrite');
    await Promise.all([...remove(tx, [{ id }]), tx.done]);
  });
}

/** Removes all items of an account. */
export function removeItems(account: number): Promise<void> {
  return withDatabase(async (db) => {
    const tx = db.transaction(['outbox', 'outbox-photos'], 'readwrite');
    const work = async () => {
      const ids = await tx.objectStore('outbox').index('account').getAllKeys(account);
      await Promise.all(
        remove(
          tx,
          ids.map((id) => ({ id })),
        ),
      );
    };
    await Promise.all([work(), tx.done]);
  });
}

/** Oldest first. */
export function byAge(a: OutboxItem, b: OutboxItem): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
}

/** Returns the item of a row. */
export function itemOf({ item }: { item: unknown }): OutboxItem {
  return item as OutboxItem;
}

/** A transaction that writes. */
export type Writing = IDBPTransaction<Schema, StoreNames<Schema>[], 'readwrite'>;

/** Removes items and their images. */
export function remove(tx: Writing, items: readonly Pick<OutboxItem, 'id'>[]): Promise<void>[] {
  return items.flatMap(({ id }) => [
    tx.objectStore('outbox').delete(id),
    tx.objectStore('outbox-photos').delete(allUnder(id)),
  ]);
}
