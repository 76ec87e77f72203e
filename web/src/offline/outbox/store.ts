import { type OutboxImageRow, withDatabase } from '../database/database.ts';
import { allUnder } from '../database/ranges.ts';
import type { OutboxItem } from './item.ts';

/**
 * Stores an item with its images atomically, and removes older waiting items with the same `setKey`. One that is being
 * sent stays, and counts as older whatever the clock says.
 */
export function putItem(item: OutboxItem, images: readonly OutboxImageRow[]): Promise<void> {
  return withDatabase(async (db) => {
    const tx = db.transaction(['outbox', 'outbox-photos'], 'readwrite');
    const rows = tx.objectStore('outbox');
    const write = async () => {
      const others = item.setKey ? (await rows.index('account').getAll(item.account)).map(itemOf) : [];
      const words = others.filter(({ id, setKey }) => setKey === item.setKey && id !== item.id);
      const replaced = words.filter(({ state }) => state !== 'sending');
      const newest = Math.max(...words.map(({ createdAt }) => createdAt.getTime()));
      const createdAt = new Date(Math.max(item.createdAt.getTime(), newest + 1));
      await Promise.all([
        ...replaced.map(({ id }) => rows.delete(id)),
        tx.objectStore('outbox-photos').delete(allUnder(item.id)),
        rows.put({ id: item.id, account: item.account, item: { ...item, createdAt }, createdAt }),
        ...images.map((image) => tx.objectStore('outbox-photos').put(image)),
      ]);
    };
    await Promise.all([write(), tx.done]);
  });
}

export function readItem(id: string): Promise<OutboxItem | null> {
  return withDatabase(async (db) => {
    const row = await db.get('outbox', id);
    return row ? itemOf(row) : null;
  });
}

/** Returns the items of an account, oldest first. */
export function readItems(account: number): Promise<OutboxItem[]> {
  return withDatabase(async (db) => {
    const rows = await db.getAllFromIndex('outbox', 'account', account);
    return rows.map(itemOf).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
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

export function removeItem(id: string): Promise<void> {
  return withDatabase(async (db) => {
    const tx = db.transaction(['outbox', 'outbox-photos'], 'readwrite');
    await Promise.all([
      tx.objectStore('outbox').delete(id),
      tx.objectStore('outbox-photos').delete(allUnder(id)),
      tx.done,
    ]);
  });
}

/** Removes all items of an account. */
export function removeItems(account: number): Promise<void> {
  return withDatabase(async (db) => {
    const tx = db.transaction(['outbox', 'outbox-photos'], 'readwrite');
    const work = async () => {
      for (const id of await tx.objectStore('outbox').index('account').getAllKeys(account)) {
        await tx.objectStore('outbox').delete(id);
        await tx.objectStore('outbox-photos').delete(allUnder(id));
      }
    };
    await Promise.all([work(), tx.done]);
  });
}

function itemOf({ item }: { item: unknown }): OutboxItem {
  return item as OutboxItem;
}
