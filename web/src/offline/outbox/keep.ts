import type { OutboxPhotoRow } from '../database/database.ts';
import { isFull, NoRoomError } from '../drafts/drafts.ts';
import type { ItemPhoto, NewItem, OutboxItem } from './item.ts';
import { putItem } from './store.ts';

/** An item with its photos' bytes, not kept anywhere yet. */
export interface Packed {
  item: OutboxItem;
  photos: OutboxPhotoRow[];
}

/** Photos that have been at the server since this page was opened: those of a form that is sent again. */
const uploaded = new Set<string>();

export function noteUploaded(key: string, isThere: boolean): void {
  if (isThere) uploaded.add(key);
  else uploaded.delete(key);
}

/** Reads all bytes first: a transaction ends while anything else is awaited. */
export async function pack(given: NewItem & { account: number }, files: readonly File[]): Promise<Packed> {
  const photos: OutboxPhotoRow[] = [];
  for (const { name, type, ...file } of await Promise.all(files.map(bytesOf))) {
    photos.push({ item: given.id, key: await keyOf(given.id, file.bytes, photos), name, type, bytes: file.bytes });
  }
  const listed = photos.map(({ key, name, type }): ItemPhoto => ({ key, name, type, uploaded: uploaded.has(key) }));
  const fresh = { state: 'queued', attempts: 0, nextAttemptAt: 0, createdAt: new Date(), version: 1 } as const;
  return { item: { ...given, photos: listed, ...fresh }, photos };
}

/** Keeps it for good. Throws `NoRoomError` when the device is full even without the pictures that it can do without. */
export async function keep({ item, photos }: Packed): Promise<void> {
  try {
    await putItem(item, photos);
  } catch (error) {
    if (!isFull(error)) throw error;
    await dropPictures();
    await putItem(item, photos).catch((again: unknown) => {
      throw isFull(again) ? new NoRoomError(false, again) : again;
    });
  }
  askToStay();
}

async function bytesOf(file: File) {
  return { name: file.name, type: file.type, bytes: await file.arrayBuffer() };
}

/** A UUID of the intention and the bytes; of equal photos in one item, also of how many stand before. */
async function keyOf(id: string, bytes: ArrayBuffer, before: readonly OutboxPhotoRow[]): Promise<string> {
  for (let twin = 0; ; twin++) {
    const salt = new TextEncoder().encode(`${id} ${twin} `);
    const digest = await crypto.subtle.digest('SHA-256', await new Blob([salt, bytes]).arrayBuffer());
    const key = uuidOf(new Uint8Array(digest));
    if (before.every((photo) => photo.key !== key)) return key;
  }
}

/** Version 8: of one's own making. */
function uuidOf(bytes: Uint8Array): string {
  const hex = [...bytes.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Everything in Cache Storage but the app itself can be fetched again. */
async function dropPictures(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)));
  } catch {
    // storage is blocked: what is full stays full, and is told
  }
}

let hasAsked = false;

/** From the first thing that waits here, the browser is asked not to clear this place by itself. */
function askToStay(): void {
  if (hasAsked) return;
  hasAsked = true;
  const storage = navigator.storage as StorageManager | undefined;
  void storage?.persist?.().catch(() => false);
}
