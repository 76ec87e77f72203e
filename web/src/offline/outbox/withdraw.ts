import { whileSending } from './attempt.ts';
import { tell } from './channel.ts';
import type { OutboxItem } from './item/item.ts';
import { noteUploaded } from './pack.ts';
import { currentSender } from './page.ts';
import { discardImages } from './send.ts';
import { readItem, removeItem } from './store.ts';

/** Removes an unwanted item for good, and its uploaded images from the server. */
export async function dropItem(id: string): Promise<void> {
  await withdrawn(id, async ({ photos }) => {
    await removeItem(id);
    const { token } = currentSender();
    const keys = photos.filter(({ uploaded }) => uploaded).map(({ key }) => key);
    if (keys.length > 0 && token) void discardImages(keys, token);
  });
}

/**
 * Removes an item whose form holds everything, and remembers its uploaded images. If it had arrived after all, other
 * content under the same `id` becomes a change of what arrived, so it never exists twice.
 */
export async function takeBack(id: string): Promise<void> {
  await withdrawn(id, remove);
}

async function remove({ id, photos }: OutboxItem): Promise<void> {
  for (const { key, uploaded } of photos) noteUploaded(key, uploaded);
  await removeItem(id);
}

/**
 * Runs `work` with the item while nobody is sending it; a tab or worker that does is stopped first. Returns the item;
 * null when it had already arrived.
 */
function withdrawn(id: string, work: (item: OutboxItem) => Promise<void>): Promise<OutboxItem | null> {
  tell({ type: 'stop', id });
  return whileSending(id, async () => {
    const item = await readItem(id);
    if (!item) return null;
    await work(item);
    tell({ type: 'changed' });
    return item;
  });
}
