import { whileUnsent } from './attempt.ts';
import { tell } from './channel.ts';
import type { OutboxItem } from './item/item.ts';
import { noteUploaded } from './pack.ts';
import { currentSender, drainPage } from './page.ts';
import { discardImages } from './send.ts';
import { readItem, removeItem } from './store.ts';

/**
 * Prevents every tab and the worker from sending the items while the person decides about them, and stops a running
 * attempt. Returns a function that releases the items; those that remain are then sent at once. A page that dies
 * releases them too.
 */
export function holdItems(ids: readonly string[]): () => Promise<void> {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const holds = ids.map((id) => {
    tell({ type: 'stop', id });
    return whileUnsent(id, () => answered);
  });
  return async () => {
    answer();
    await Promise.all(holds);
    await drainPage(true);
  };
}

/** Removes an unwanted item permanently, and its uploaded images from the server. */
export async function dropItem(id: string): Promise<void> {
  await withdrawn(id, async ({ photos }) => {
    await removeItem(id);
    const { token } = currentSender();
    const keys = photos.filter(({ uploaded }) => uploaded).map(({ key }) => key);
    if (keys.length > 0 && token) void discardImages(keys, token);
  });
}

/**
 * Removes an item that its form can restore, and remembers its uploaded images. If the item had arrived after all,
 * other content under the same `id` becomes a change of it, so that it never exists twice.
 */
export async function takeBack(id: string): Promise<void> {
  await withdrawn(id, remove);
}

async function remove({ id, photos }: OutboxItem): Promise<void> {
  for (const { key, uploaded } of photos) noteUploaded(key, uploaded);
  await removeItem(id);
}

/**
 * Runs `work` with the item while no tab or worker is sending it; a running attempt is stopped first. Returns the item;
 * null when it had already arrived.
 */
function withdrawn(id: string, work: (item: OutboxItem) => Promise<void>): Promise<OutboxItem | null> {
  tell({ type: 'stop', id });
  return whileUnsent(id, async () => {
    const item = await readItem(id);
    if (!item) return null;
    await work(item);
    tell({ type: 'changed' });
    return item;
  });
}
