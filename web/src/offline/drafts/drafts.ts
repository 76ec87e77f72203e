import { type DraftPhotoRow, withDatabase } from '../database/database.ts';

/** Whose draft, and of which form ('create-service', 'edit-service-12'): nobody else ever reads it. */
export interface DraftOwner {
  account: number;
  form: string;
}

/** A photo of a draft. `key` stays the same while it is the same photo: its bytes are written once. */
export interface DraftPhoto {
  key: string;
  file: File;
}

/** `values`: anything that can be cloned. Texts and choices; the photos stand apart. */
export interface Draft<V> {
  values: V;
  photos: DraftPhoto[];
}

export interface KeptDraft<V> extends Draft<V> {
  keptAt: Date;
}

/** The device has no room. `photosOnly`: the texts are kept all the same. */
export class NoRoomError extends Error {
  readonly photosOnly: boolean;

  constructor(photosOnly: boolean, cause: unknown) {
    super('No hay lugar en el teléfono', { cause });
    this.name = 'NoRoomError';
    this.photosOnly = photosOnly;
  }
}

/** What its owner had written and chosen and not sent, or null. `V` is the word of the form that saved it. */
export async function readDraft<V>({ account, form }: DraftOwner): Promise<KeptDraft<V> | null> {
  return withDatabase(async (db) => {
    const tx = db.transaction(['drafts', 'draft-photos']);
    const [row, photos] = await Promise.all([
      tx.objectStore('drafts').get([account, form]),
      tx.objectStore('draft-photos').getAll(allOf({ account, form })),
      tx.done,
    ]);
    if (!row) return null;
    const found = row.photos.flatMap((key) => photos.filter((photo) => photo.key === key));
    return { values: row.values as V, photos: found.map(photoOf), keptAt: row.keptAt };
  });
}

/**
 * Keeps a draft in place of the one before, whole or not at all, and answers when. Reload, crash, camera and sign-out
 * leave it. Throws `NoRoomError` when the device is full: without the new photos when at least the rest had room.
 */
export function saveDraft<V>(owner: DraftOwner, draft: Draft<V>): Promise<Date> {
  return inTurn(async () => {
    const known = await keysOf(owner);
    // read before the transaction, which ends while anything else is awaited
    const added = await Promise.all(draft.photos.filter(({ key }) => !known.includes(key)).map(rowOf(owner)));
    const keys = draft.photos.map(({ key }) => key);
    try {
      return await write(owner, draft.values, { keys, known, added });
    } catch (error) {
      if (!isFull(error)) throw error;
      const kept = keys.filter((key) => known.includes(key));
      const textsFit = await write(owner, draft.values, { keys: kept, known, added: [] }).then(
        () => true,
        () => false,
      );
      throw new NoRoomError(textsFit, error);
    }
  });
}

/** Forgets a draft: it was sent, or its owner says so. */
export function dropDraft({ account, form }: DraftOwner): Promise<void> {
  return inTurn(() =>
    withDatabase(async (db) => {
      const tx = db.transaction(['drafts', 'draft-photos'], 'readwrite');
      await Promise.all([
        tx.objectStore('drafts').delete([account, form]),
        tx.objectStore('draft-photos').delete(allOf({ account, form })),
        tx.done,
      ]);
    }),
  );
}

interface PhotoChanges {
  keys: string[];
  known: readonly string[];
  added: DraftPhotoRow[];
}

async function write(owner: DraftOwner, values: unknown, { keys, known, added }: PhotoChanges): Promise<Date> {
  const keptAt = new Date();
  await withDatabase(async (db) => {
    const tx = db.transaction(['drafts', 'draft-photos'], 'readwrite');
    const photos = tx.objectStore('draft-photos');
    const gone = known.filter((key) => !keys.includes(key));
    await Promise.all([
      tx.objectStore('drafts').put({ ...owner, values, photos: keys, keptAt }),
      ...gone.map((key) => photos.delete([owner.account, owner.form, key])),
      ...added.map((row) => photos.put(row)),
      tx.done,
    ]);
  });
  return keptAt;
}

function keysOf(owner: DraftOwner): Promise<string[]> {
  return withDatabase(async (db) => (await db.getAllKeys('draft-photos', allOf(owner))).map(([, , key]) => key));
}

/** A key that begins with these two; lists sort after texts. */
function allOf({ account, form }: DraftOwner): IDBKeyRange {
  return IDBKeyRange.bound([account, form], [account, form, []]);
}

function rowOf({ account, form }: DraftOwner) {
  return async ({ key, file }: DraftPhoto): Promise<DraftPhotoRow> => {
    const { name, type } = file;
    return { account, form, key, name, type, bytes: await file.arrayBuffer() };
  };
}

function photoOf({ key, name, type, bytes }: DraftPhotoRow): DraftPhoto {
  return { key, file: new File([bytes], name, { type }) };
}

/** The device's own word for it. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

let last: Promise<unknown> = Promise.resolve();

/** An older state is never written over a newer one, nor over a draft that was dropped. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}
