import type { IDBPTransaction } from 'idb';
import { type OutboxImageRow, type Schema, withDatabase } from '../database/database.ts';
import { allUnder } from '../database/ranges.ts';
import type { OutboxItem } from './item.ts';
import { inPlaceOf, type Replaced, wordOf } from './last-word.ts';

/**
 * Stores an item with its images atomically, in place of an earlier version of it and of older waiting items of the same
 * word. One that is being sent stays, and counts as older whatever the clock says.
 */
export function putItem(item: OutboxItem, images: readonly OutboxImageRow[]): Promise<void> {
  return withDatabase(async (db) => {
    const tx = db.transaction(['outbox', 'outbox-photos'], 'readwrite');
    const write = async () => {
      const words = await wordsOf(tx, item);
      const newest = Math.max(...words.map(({ createdAt }) => createdAt.getTime()));
      const createdAt = new Date(Math.max(item.createdAt.getTime(), newest + 1));
      const older = await replacedIn(
        tx,
        words.filter(({ state }) => state !== 'sending'),
      );
      const { item: stored, moved } = inPlaceOf({ ...item, createdAt }, images, older);
      // at once: a full device ends the transaction, and a later call would hide why
      await Promise.all([
        ...remove(tx, [item, ...older.items]),
        tx.objectStore('outbox').put(rowOf(stored)),
        ...[...images, ...moved].map((image) => tx.objectStore('outbox-photos').put(image)),
      ]);
    };
    await Promise.all([write(), tx.done]);
  });
}

/**
 * Marks an item as being sent and returns it, with the images of older ones of the same word, which are removed; null
 * when it is gone or a newer one has taken its place.
 */
export function beginItem(id: string): Promise<OutboxItem | null> {
  return withDatabase(async (db) => {
    const tx = db.transaction(['outbox', 'outbox-photos'], 'readwrite');
    const work = async () => {
      const row = await tx.objectStore('outbox').get(id);
      if (!row) return null;
      const item: OutboxItem = { ...itemOf(row), state: 'sending' };
      const words = [...(await wordsOf(tx, item)), item].toSorted(byAge);
      const newest = words.at(-1) ?? item;
      const older = await replacedIn(tx, words.slice(0, -1));
      const own = older.images.length > 0 ? await imagesIn(tx, newest) : [];
      const { item: stored, moved } = inPlaceOf(newest, own, older);
      await Promise.all([
        ...remove(tx, older.items),
        tx.objectStore('outbox').put(rowOf(stored)),
        ...moved.map((image) => tx.objectStore('outbox-photos').put(image)),
      ]);
      return stored.id === id ? stored : null;
    };
    const [item] = await Promise.all([work(), tx.done]);
    return item;
  });
}

type Writing = IDBPTransaction<Schema, ('outbox' | 'outbox-photos')[], 'readwrite'>;

/** Returns the other items of the same word. */
async function wordsOf(tx: Writing, item: OutboxItem): Promise<OutboxItem[]> {
  const word = wordOf(item);
  if (word === undefined) return [];
  const rows = await tx.objectStore('outbox').index('account').getAll(item.account);
  return rows.map(itemOf).filter((other) => other.id !== item.id && wordOf(other) === word);
}

function imagesIn(tx: Writing, { id }: OutboxItem): Promise<OutboxImageRow[]> {
  return tx.objectStore('outbox-photos').getAll(allUnder(id));
}

async function replacedIn(tx: Writing, items: readonly OutboxItem[]): Promise<Replaced> {
  const images = await Promise.all(items.map((item) => imagesIn(tx, item)));
  return { items: items.toSorted(byAge), images: images.flat() };
}

function remove(tx: Writing, items: readonly Pick<OutboxItem, 'id'>[]): Promise<void>[] {
  return items.flatMap(({ id }) => [
    tx.objectStore('outbox').delete(id),
    tx.objectStore('outbox-photos').delete(allUnder(id)),
  ]);
}

function rowOf(item: OutboxItem) {
  const { id, account, createdAt } = item;
  return { id, account, item, createdAt };
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
    return rows.map(itemOf).toSorted(byAge);
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
function byAge(a: OutboxItem, b: OutboxItem): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
}

function itemOf({ item }: { item: unknown }): OutboxItem {
  return item as OutboxItem;
}
