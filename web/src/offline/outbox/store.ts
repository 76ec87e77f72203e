import type { IDBPTransaction, StoreNames } from 'idb';
import { allUnder, type OutboxImageRow, type Schema, withDatabase } from '../database/database.ts';
import { isSent } from '../drafts/drafts.ts';
import { loadKinds } from '../kinds.ts';
import type { OutboxItem } from './item/item.ts';
import { inPlaceOf, type Replaced, replaces, wordOf } from './item/last-word.ts';

/** Returns an item; null when it is gone. Loads the kinds first. */
export async function readItem(id: string): Promise<OutboxItem | null> {
  await loadKinds();
  return withDatabase(async (db) => {
    const row = await db.get('outbox', id);
    return row ? itemOf(row) : null;
  });
}

/** Returns the items of an account, oldest first. Loads the kinds first. */
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

/** Changes an item and returns it, if it still has the version that was read. Returns null otherwise. */
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
 * Removes an arrived item, and the draft of its form if that has the same content. A draft with other content is kept
 * as a change of the arrived item. Returns false when there is a newer version of the item, which stays.
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

/**
 * Stores an item with its images atomically. It replaces an earlier version of the item, and the older waiting items
 * that it supersedes (`last-word.ts`). An item that is being sent stays, and counts as older regardless of the clock.
 */
export async function putItem(item: OutboxItem, images: readonly OutboxImageRow[]): Promise<void> {
  await loadKinds();
  return withDatabase(async (db) => {
    const tx = db.transaction(['outbox', 'outbox-photos'], 'readwrite');
    const write = async () => {
      const row = await tx.objectStore('outbox').get(item.id);
      const earlier = row && itemOf(row);
      const words = await othersIn(tx, item, (other) => replaces(item, other));
      const times = [...words, ...(earlier ? [earlier] : [])].map(({ createdAt }) => createdAt.getTime());
      const createdAt = new Date(Math.max(item.createdAt.getTime(), Math.max(...times) + 1));
      const older = await replacedIn(
        tx,
        words.filter(({ state }) => state !== 'sending'),
      );
      const { item: stored, moved } = inPlaceOf({ ...afterEarlier(item, earlier), createdAt }, images, older);
      // issued together: a full device aborts the transaction, and a later call would hide the reason
      await Promise.all([
        ...remove(tx, [item, ...older.items]),
        tx.objectStore('outbox').put(rowOf(stored)),
        ...[...images, ...moved].map((image) => tx.objectStore('outbox-photos').put(image)),
      ]);
    };
    await Promise.all([write(), tx.done]);
  });
}

/** Returns a new version of an item with the earlier item's key and uploaded images. */
function afterEarlier(item: OutboxItem, earlier: OutboxItem | undefined): OutboxItem {
  if (!earlier) return item;
  const there = earlier.photos.filter(({ uploaded }) => uploaded).map(({ key }) => key);
  const photos = item.photos.map((photo) => ({ ...photo, uploaded: photo.uploaded || there.includes(photo.key) }));
  return { ...item, photos, ...(earlier.kind === item.kind && earlier.key !== undefined && { key: earlier.key }) };
}

/**
 * Marks an item as being sent and returns it. It takes over the images of older items that set the same state, which
 * are removed. Returns null when it is gone or a newer item has replaced it.
 */
export function beginItem(id: string): Promise<OutboxItem | null> {
  return withDatabase(async (db) => {
    const tx = db.transaction(['outbox', 'outbox-photos'], 'readwrite');
    const work = async () => {
      const row = await tx.objectStore('outbox').get(id);
      if (!row) return null;
      const item: OutboxItem = { ...itemOf(row), state: 'sending' };
      const word = wordOf(item);
      const others = await othersIn(tx, item, (other) => word !== undefined && wordOf(other) === word);
      const words = [...others, item].sort(byAge);
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

/** Returns the other items of the account for which `isMeant` holds. */
async function othersIn(
  tx: Writing,
  { id, account }: OutboxItem,
  isMeant: (other: OutboxItem) => boolean,
): Promise<OutboxItem[]> {
  const rows = await tx.objectStore('outbox').index('account').getAll(account);
  return rows.map(itemOf).filter((other) => other.id !== id && isMeant(other));
}

function imagesIn(tx: Writing, { id }: OutboxItem): Promise<OutboxImageRow[]> {
  return tx.objectStore('outbox-photos').getAll(allUnder(id));
}

async function replacedIn(tx: Writing, items: readonly OutboxItem[]): Promise<Replaced> {
  const images = await Promise.all(items.map((item) => imagesIn(tx, item)));
  return { items: [...items].sort(byAge), images: images.flat() };
}

function rowOf(item: OutboxItem) {
  const { id, account, createdAt } = item;
  return { id, account, item, createdAt };
}
