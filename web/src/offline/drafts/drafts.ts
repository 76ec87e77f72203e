import { type DraftImageRow, withDatabase } from '../database/database.ts';

/** The account and form of a draft ('create-service', 'edit-service-12'): no other account ever reads it. */
export interface DraftOwner {
  account: number;
  form: string;
}

/** An image of a draft. The same image keeps its `key`, so that its bytes are written once. */
interface DraftImage {
  key: string;
  file: File;
}

/** A draft's texts and choices in `values`, which can be anything clonable, and its images. */
export interface Draft<V> {
  values: V;
  photos: DraftImage[];
}

export interface KeptDraft<V> extends Draft<V> {
  keptAt: Date;
}

/** Thrown when the device is full. `imagesOnly`: the texts were stored all the same. */
export class NoRoomError extends Error {
  readonly imagesOnly: boolean;

  constructor(imagesOnly: boolean, cause: unknown) {
    super('No hay lugar en el teléfono', { cause });
    this.name = 'NoRoomError';
    this.imagesOnly = imagesOnly;
  }
}

/** Returns the draft, or null. The caller has to ask for the `V` that the form saved. */
export async function readDraft<V>({ account, form }: DraftOwner): Promise<KeptDraft<V> | null> {
  return withDatabase(async (db) => {
    const tx = db.transaction(['drafts', 'draft-photos']);
    const [row, photos] = await Promise.all([
      tx.objectStore('drafts').get([account, form]),
      tx.objectStore('draft-photos').getAll(allOf({ account, form })),
      tx.done,
    ]);
    if (!row) return null;
    const found = row.photos.flatMap((key) => photos.filter((image) => image.key === key));
    return { values: row.values as V, photos: found.map(imageOf), keptAt: row.keptAt };
  });
}

/**
 * Replaces the draft atomically, and returns when it was stored. Drafts survive reloads, crashes, opening the camera
 * and signing out. Throws `NoRoomError` when the device is full; the draft is then stored without its new images if
 * that fits.
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

/** Deletes a draft: it was sent, or its owner discarded it. */
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

interface ImageChanges {
  keys: string[];
  known: readonly string[];
  added: DraftImageRow[];
}

async function write(owner: DraftOwner, values: unknown, { keys, known, added }: ImageChanges): Promise<Date> {
  const keptAt = new Date();
  await withDatabase(async (db) => {
    const tx = db.transaction(['drafts', 'draft-photos'], 'readwrite');
    const images = tx.objectStore('draft-photos');
    const gone = known.filter((key) => !keys.includes(key));
    await Promise.all([
      tx.objectStore('drafts').put({ ...owner, values, photos: keys, keptAt }),
      ...gone.map((key) => images.delete([owner.account, owner.form, key])),
      ...added.map((row) => images.put(row)),
      tx.done,
    ]);
  });
  return keptAt;
}

function keysOf(owner: DraftOwner): Promise<string[]> {
  return withDatabase(async (db) => (await db.getAllKeys('draft-photos', allOf(owner))).map(([, , key]) => key));
}

/** The key range of one account's form: lists sort after texts in IndexedDB. */
function allOf({ account, form }: DraftOwner): IDBKeyRange {
  return IDBKeyRange.bound([account, form], [account, form, []]);
}

function rowOf({ account, form }: DraftOwner) {
  return async ({ key, file }: DraftImage): Promise<DraftImageRow> => {
    const { name, type } = file;
    return { account, form, key, name, type, bytes: await file.arrayBuffer() };
  };
}

function imageOf({ key, name, type, bytes }: DraftImageRow): DraftImage {
  return { key, file: new File([bytes], name, { type }) };
}

/** Recognises the browser's error for a full device. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

let last: Promise<unknown> = Promise.resolve();

/** Runs writes one after the other: an older state must not overwrite a newer one or restore a dropped draft. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn.catch(() => undefined);
  return turn;
}
