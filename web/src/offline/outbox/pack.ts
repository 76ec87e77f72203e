import { naming } from '@tero/shared/rules/images/faults';
import { unreadFile } from '../../lib/device/unread-file.ts';
import { ApiError } from '../../lib/http/client/api-error.ts';
import { isFull, NoRoomError, type OutboxImageRow, readForStore } from '../database/database.ts';
import type { ItemDraft } from '../kinds.ts';
import type { FormSnapshot, ItemImage, NewItem, OutboxItem } from './item/item.ts';
import { putItem } from './store.ts';

/** An item with the bytes of its images, not stored yet. */
export interface Packed {
  item: OutboxItem;
  images: OutboxImageRow[];
}

/** Keys of images uploaded since this page was opened, for a form that is sent again. */
const uploaded = new Set<string>();

export function noteUploaded(key: string, isThere: boolean): void {
  if (isThere) uploaded.add(key);
  else uploaded.delete(key);
}

/** Returns the error for the image at index `at` of a form's list. */
export function imageFault(at: number, said: string): ApiError {
  const message = `Foto ${at + 1}: ${said}`;
  return new ApiError({ code: 'upload_refused', status: 400, message, errors: { images: message } });
}

/**
 * Returns an item of the account with the bytes of its files. Throws `upload_refused` when a file can no longer be
 * read. `before` is the number of images that stand before them in the form.
 */
export async function pack(
  account: number,
  { draft, ...given }: NewItem,
  files: readonly File[],
  before = 0,
): Promise<Packed> {
  const images: OutboxImageRow[] = [];
  for (const [at, chosen] of files.entries()) {
    const file = await readForStore(chosen).catch(() => {
      throw imageFault(before + at, naming(unreadFile, chosen.name));
    });
    images.push({ item: given.id, key: await keyOf(given.id, file.bytes, images), ...file });
  }
  const listed = images.map(({ key, name, type }): ItemImage => ({ key, name, type, uploaded: uploaded.has(key) }));
  const fresh = { state: 'queued', attempts: 0, nextAttemptAt: 0, createdAt: new Date(), version: 1 } as const;
  const held = draft && { draft: draftRow(draft) };
  return { item: { ...given, account, ...held, photos: listed, ...fresh }, images };
}

function draftRow({ of, values, images }: FormSnapshot): ItemDraft {
  return { form: of.form, values, ...(images && { photos: images }) };
}

/** Stores an item. Throws `NoRoomError` when the device is full even after deleting the cached images. */
export async function storeItem({ item, images }: Packed): Promise<void> {
  try {
    await putItem(item, images);
  } catch (error) {
    if (!isFull(error)) throw error;
    await dropImages();
    await putItem(item, images).catch((again: unknown) => {
      throw isFull(again) ? new NoRoomError(false, again) : again;
    });
  }
  askToStay();
}

/** Returns a UUID derived from the item's id and the bytes; equal images in one item get different keys. */
async function keyOf(id: string, bytes: ArrayBuffer, before: readonly OutboxImageRow[]): Promise<string> {
  for (let twin = 0; ; twin++) {
    const salt = new TextEncoder().encode(`${id} ${twin} `);
    const digest = await crypto.subtle.digest('SHA-256', await new Blob([salt, bytes]).arrayBuffer());
    const key = uuidOf(new Uint8Array(digest));
    if (before.every((image) => image.key !== key)) return key;
  }
}

/** Formats bytes as a UUID of version 8 (custom). */
function uuidOf(bytes: Uint8Array): string {
  const hex = [...bytes.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Empties Cache Storage except for the app itself: everything in it can be fetched again. */
async function dropImages(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)));
  } catch {
    // storage is blocked, so the device stays full and the caller reports it
  }
}

let hasAsked = false;

/** Asks the browser not to clear this site's storage. It does so once, with the first item. */
function askToStay(): void {
  if (hasAsked) return;
  hasAsked = true;
  const storage = navigator.storage as StorageManager | undefined;
  void storage?.persist?.().catch(() => false);
}
