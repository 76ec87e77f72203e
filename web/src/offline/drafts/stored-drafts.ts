import { serialQueue } from '../../lib/serial-queue.ts';
import {
  allUnder,
  type DraftImageRow,
  type DraftRow,
  fileOf,
  isFull,
  NoRoomError,
  readForStore,
  withDatabase,
} from '../database/database.ts';
import type { Draft, DraftImage, FormDraft, Held, StoredDraft } from './draft.ts';

/**
 * Runs reads and writes one after the other, so that an older state never overwrites a newer one or restores a dropped
 * draft. A reopened form therefore reads its last state.
 */
const inTurn = serialQueue();

/** Returns the draft of the database, or null. */
export function readStored<V>(draft: Draft): Promise<StoredDraft<V> | null> {
  return inTurn(() => read<V>(draft));
}

function read<V>({ account, form }: Draft): Promise<StoredDraft<V> | null> {
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
    const id = idOf(row) ?? crypto.randomUUID();
    return { id, values: row.values as FormDraft<V>, images: held, storedAt: row.keptAt };
  });
}

/** Returns the id of a draft. Rows of earlier versions have the key of their last attempt instead, if any. */
function idOf({ id, values }: DraftRow): string | undefined {
  return id ?? (values as Partial<FormDraft<unknown>>).attempt?.idempotencyKey;
}

/** The content of an item's form when it was sent. */
interface Sent {
  form: string;
  values: unknown;
  photos?: string[];
}

/** Returns whether a draft has the content that was sent under an id. */
export function isSent(row: DraftRow, id: string, { form, values, photos = [] }: Sent): boolean {
  // an item that became a change has the name of another form, and replaces the images there
  const isSame = row.form === form;
  const content = (held: unknown) => {
    const { attempt: _, removed, ...rest } = held as FormDraft<unknown>;
    return JSON.stringify([rest, isSame && removed]);
  };
  return idOf(row) === id && row.photos.join() === photos.join() && content(row.values) === content(values);
}

/** Replaces the draft atomically. */
export function writeStored<V>(draft: Draft, { id, values, images = [] }: Held<V>): Promise<Date> {
  return inTurn(async () => {
    const known = await keysOf(draft);
    const added = await Promise.all(images.filter(({ key }) => !known.includes(key)).map(rowOf(draft)));
    const photos = images.map(({ key }) => key);
    const row = { ...draft, id, values, photos };
    try {
      return await write(row, { known, added });
    } catch (error) {
      if (!isFull(error)) throw error;
      const held = photos.filter((key) => known.includes(key));
      const textsFit = await write({ ...row, photos: held }, { known, added: [] }).then(
        () => true,
        () => false,
      );
      throw new NoRoomError(textsFit, error);
    }
  });
}

export function dropStored({ account, form }: Draft): Promise<void> {
  return inTurn(() => erase(account, form));
}

/** Returns the rows of an account's drafts with their ids, including rows of earlier versions. */
export async function storedRows(account: number): Promise<DraftRow[]> {
  const rows = await inTurn(() => withDatabase((db) => db.getAll('drafts', allUnder(account))));
  return rows.map((row) => {
    const id = idOf(row);
    return id === undefined ? row : { ...row, id };
  });
}

export function eraseStored(account: number): Promise<void> {
  return inTurn(() => erase(account));
}

function erase(...place: [account: number, form?: string]): Promise<void> {
  const [account, form] = place;
  return withDatabase(async (db) => {
    const tx = db.transaction(['drafts', 'draft-photos'], 'readwrite');
    await Promise.all([
      tx.objectStore('drafts').delete(form === undefined ? allUnder(account) : [account, form]),
      tx.objectStore('draft-photos').delete(form === undefined ? allUnder(account) : allUnder(account, form)),
      tx.done,
    ]);
  });
}

interface ImageChanges {
  known: readonly string[];
  added: DraftImageRow[];
}

async function write(row: Omit<DraftRow, 'keptAt'>, { known, added }: ImageChanges): Promise<Date> {
  const keptAt = new Date();
  await withDatabase(async (db) => {
    const tx = db.transaction(['drafts', 'draft-photos'], 'readwrite');
    const images = tx.objectStore('draft-photos');
    const gone = known.filter((key) => !row.photos.includes(key));
    await Promise.all([
      tx.objectStore('drafts').put({ ...row, keptAt }),
      ...gone.map((key) => images.delete([row.account, row.form, key])),
      ...added.map((image) => images.put(image)),
      tx.done,
    ]);
  });
  return keptAt;
}

function keysOf({ account, form }: Draft): Promise<string[]> {
  return withDatabase(async (db) => {
    const keys = await db.getAllKeys('draft-photos', allUnder(account, form));
    return keys.map(([, , key]) => key);
  });
}

function rowOf({ account, form }: Draft) {
  return async ({ key, file }: DraftImage): Promise<DraftImageRow> => ({
    account,
    form,
    key,
    ...(await readForStore(file)),
  });
}
