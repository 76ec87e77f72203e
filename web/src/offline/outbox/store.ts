import { type OutboxPhotoRow, withDatabase } from '../database/database.ts';
import type { OutboxItem } from './item.ts';

/** Keeps an item with its photos, whole or not at all; of its `setKey`, older ones that wait go. */
export function putItem(item: OutboxItem, photos: readonly OutboxPhotoRow[]): Promise<void> {
  return withDatabase(async (db) => {
    const tx = db.transaction(['outbox', 'outbox-photos'], 'readwrite');
    const rows = tx.objectStore('outbox');
    const write = async () => {
      const others = item.setKey ? await rows.index('account').getAll(item.account) : [];
      const replaced = others
        .map((row) => row.item as OutboxItem)
        .filter((other) => other.setKey === item.setKey && other.id !== item.id && other.state !== 'sending');
      await Promise.all([
        ...replaced.map(({ id }) => rows.delete(id)),
        tx.objectStore('outbox-photos').delete(photosOf(item.id)),
        rows.put({ id: item.id, account: item.account, item, createdAt: item.createdAt }),
        ...photos.map((photo) => tx.objectStore('outbox-photos').put(photo)),
      ]);
    };
    await Promise.all([write(), tx.done]);
  });
}

export function readItem(id: string): Promise<OutboxItem | null> {
  return withDatabase(async (db) => ((await db.get('outbox', id))?.item as OutboxItem | undefined) ?? null);
}

/** The items of an account, the oldest first. */
export function readItems(account: number): Promise<OutboxItem[]> {
  return withDatabase(async (db) => {
    const rows = await db.getAllFromIndex('outbox', 'account', account);
    return rows
      .map((row) => row.item as OutboxItem)
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
  });
}

/** Its photos' bytes, in their order. */
export async function readPhotos({ id, photos }: OutboxItem): Promise<OutboxPhotoRow[]> {
  const rows = await withDatabase((db) => db.getAll('outbox-photos', photosOf(id)));
  return photos.flatMap(({ key }) => rows.filter((row) => row.key === key));
}

/** What it says after the change; null when it is gone. */
export function changeItem(id: string, change: (item: OutboxItem) => OutboxItem): Promise<OutboxItem | null> {
  return withDatabase(async (db) => {
    const tx = db.transaction('outbox', 'readwrite');
    const work = async () => {
      const row = await tx.store.get(id);
      if (!row) return null;
      const item = change(row.item as OutboxItem);
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
      tx.objectStore('outbox-photos').delete(photosOf(id)),
      tx.done,
    ]);
  });
}

/** A key that begins with the item's; lists sort after texts. */
function photosOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}
