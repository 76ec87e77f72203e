import { type OutboxImageRow, withDatabase } from '../database/database.ts';
import { allUnder } from '../database/ranges.ts';
import { loadKinds } from '../kinds.ts';
import type { OutboxItem } from './item/item.ts';
import { inPlaceOf, type Replaced, replaces, wordOf } from './item/last-word.ts';
import { byAge, itemOf, remove, type Writing } from './store.ts';

/**
 * Stores an item with its images atomically, in place of an earlier version of it and of older waiting items that it
 * replaces (`last-word.ts`). An item that is being sent stays, and counts as older regardless of the clock.
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

/** Returns a new version of an item with the earlier one's key and uploaded images. */
function afterEarlier(item: OutboxItem, earlier: OutboxItem | undefined): OutboxItem {
  if (!earlier) return item;
  const there = earlier.photos.filter(({ uploaded }) => uploaded).map(({ key }) => key);
  const photos = item.photos.map((photo) => ({ ...photo, uploaded: photo.uploaded || there.includes(photo.key) }));
  return { ...item, photos, ...(earlier.kind === item.kind && earlier.key !== undefined && { key: earlier.key }) };
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

/** Returns the other items of the account that `isMeant`. */
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
