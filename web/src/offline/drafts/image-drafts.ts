import { serialQueue } from '../../lib/serial-queue.ts';
import { type DraftImageRow, withDatabase } from '../database/database.ts';
import { fileOf, readForStore } from '../database/files.ts';
import { isFull, NoRoomError } from '../database/no-room.ts';
import { allUnder } from '../database/ranges.ts';

/**
 * The draft of a form with images, in IndexedDB under its account and form ('create-service', 'edit-service-12'). No
 * other account ever reads it.
 */
export interface ImageDraft {
  account: number;
  form: string;
}

/** An image of a draft. The same image keeps its `key`, so that its bytes are written once. */
export interface DraftImage {
  key: string;
  file: File;
}

/** A draft's texts and choices in `values`, which can be anything clonable, and its images. */
export interface DraftContent<V> {
  values: V;
  images: DraftImage[];
}

export interface StoredDraft<V> extends DraftContent<V> {
  storedAt: Date;
}

/** Writes run one after the other: an older state must not overwrite a newer one or restore a dropped draft. */
const inTurn = serialQueue();

/** Returns the draft, or null. The caller has to ask for the `V` that the form saved. */
export async function readImageDraft<V>({ account, form }: ImageDraft): Promise<StoredDraft<V> | null> {
  return withDatabase(async (db) => {
    const tx = db.transaction(['drafts', 'draft-photos']);
    const [row, images] = await Promise.all([
      tx.objectStore('drafts').get([account, form]),
      tx.objectStore('draft-photos').getAll(allUnder(account, form)),
      tx.done,
    ]);
    if (!row) return null;
    const found = row.photos.flatMap((key) => images.filter((image) => image.key === key));
    const held = found.map((image) => ({ key: image.key, file: fileOf(image) }));
    return { values: row.values as V, images: held, storedAt: row.keptAt };
  });
}

/**
 * Replaces the draft atomically, and returns when it was stored. Throws `NoRoomError` when the device is full; the
 * draft is then stored without its new images if that fits.
 */
export function writeImageDraft<V>(draft: ImageDraft, { values, images }: DraftContent<V>): Promise<Date> {
  return inTurn(async () => {
    const known = await keysOf(draft);
    const added = await Promise.all(images.filter(({ key }) => !known.includes(key)).map(rowOf(draft)));
    const keys = images.map(({ key }) => key);
    try {
      return await write(draft, values, { keys, known, added });
    } catch (error) {
      if (!isFull(error)) throw error;
      const held = keys.filter((key) => known.includes(key));
      const textsFit = await write(draft, values, { keys: held, known, added: [] }).then(
        () => true,
        () => false,
      );
      throw new NoRoomError(textsFit, error);
    }
  });
}

export function dropImageDraft({ account, form }: ImageDraft): Promise<void> {
  return inTurn(() =>
    withDatabase(async (db) => {
      const tx = db.transaction(['drafts', 'draft-photos'], 'readwrite');
      await Promise.all([
        tx.objectStore('drafts').delete([account, form]),
        tx.objectStore('draft-photos').delete(allUnder(account, form)),
        tx.done,
      ]);
    }),
  );
}

export function countImageDrafts(account: number): Promise<number> {
  return withDatabase((db) => db.count('drafts', allUnder(account)));
}

export function eraseImageDrafts(account: number): Promise<void> {
  return inTurn(() =>
    withDatabase(async (db) => {
      const tx = db.transaction(['drafts', 'draft-photos'], 'readwrite');
      await Promise.all([
        tx.objectStore('drafts').delete(allUnder(account)),
        tx.objectStore('draft-photos').delete(allUnder(account)),
        tx.done,
      ]);
    }),
  );
}

interface ImageChanges {
  keys: string[];
  known: readonly string[];
  added: DraftImageRow[];
}

async function write(draft: ImageDraft, values: unknown, { keys, known, added }: ImageChanges): Promise<Date> {
  const keptAt = new Date();
  await withDatabase(async (db) => {
    const tx = db.transaction(['drafts', 'draft-photos'], 'readwrite');
    const images = tx.objectStore('draft-photos');
    const gone = known.filter((key) => !keys.includes(key));
    await Promise.all([
      tx.objectStore('drafts').put({ account: draft.account, form: draft.form, values, photos: keys, keptAt }),
      ...gone.map((key) => images.delete([draft.account, draft.form, key])),
      ...added.map((row) => images.put(row)),
      tx.done,
    ]);
  });
  return keptAt;
}

function keysOf({ account, form }: ImageDraft): Promise<string[]> {
  return withDatabase(async (db) => {
    const keys = await db.getAllKeys('draft-photos', allUnder(account, form));
    return keys.map(([, , key]) => key);
  });
}

function rowOf({ account, form }: ImageDraft) {
  return async ({ key, file }: DraftImage): Promise<DraftImageRow> => ({
    account,
    form,
    key,
    ...(await readForStore(file)),
  });
}
