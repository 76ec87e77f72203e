import { whileUnsent } from './attempt.ts';
import { tell } from './channel.ts';
import type { OutboxItem } from './item/item.ts';
import { noteUploaded } from './pack.ts';
import { currentSender, drainPage } from './page.ts';
import { discardImages } from './send.ts';
import { readItem, removeItem } from './store.ts';

/**
 * Keeps items from being sent by any tab or the worker while their person decides about them; stops a running attempt.
 * Returns the function that releases them, after which the remaining ones are sent at once. A page that dies releases
 * them too.
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
 * Removes an item that its form can restore, and remembers its uploaded images. If the item had arrived after all,
 * other content under the same `id` becomes a change of it, so the thing never exists twice.
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
  return whileUnsent(id, async () => {
    const item = await readItem(id);
    if (!item) return null;
    await work(item);
    tell({ type: 'changed' });
    return item;
  });
}
