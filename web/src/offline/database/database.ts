import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';

/** What one account was writing in one form. */
export interface DraftRow {
  account: number;
  form: string;
  values: unknown;
  /** the photos' keys, in their order */
  photos: string[];
  keptAt: Date;
}

/** Bytes, never a Blob: WebKit loses those. */
export interface DraftPhotoRow {
  account: number;
  form: string;
  key: string;
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

/** An answer of the server as it was last seen, for when there is no signal. */
export interface AnswerRow {
  /** 0: public, the same for everybody */
  account: number;
  /** what was asked */
  key: string;
  data: unknown;
  /** milliseconds: when the server said it */
  at: number;
}

/** What was written and has not arrived; see offline/outbox. */
export interface OutboxRow {
  /** client-made, and its `Idempotency-Key` */
  id: string;
  /** 0: written by somebody who was not signed in */
  account: number;
  item: unknown;
  createdAt: Date;
}

/** A photo on its way: bytes, never a Blob. `key` is its id at the server. */
export interface OutboxPhotoRow {
  item: string;
  key: string;
  name: string;
  type: string;
  bytes: ArrayBuffer;
}

/** Files that another app handed over, until a draft takes them. */
export interface SharedFilesRow {
  id: string;
  text: string;
  files: { name: string; type: string; bytes: ArrayBuffer }[];
  at: number;
}

export interface Schema extends DBSchema {
  answers: { key: [account: number, key: string]; value: AnswerRow; indexes: { at: number } };
  outbox: { key: string; value: OutboxRow; indexes: { account: number } };
  'outbox-photos': { key: [item: string, key: string]; value: OutboxPhotoRow };
  shared: { key: string; value: SharedFilesRow };
  /** small things of the device, by name: the session's copy for the worker among them */
  device: { key: string; value: unknown };
  drafts: { key: [account: number, form: string]; value: DraftRow };
  'draft-photos': { key: [account: number, form: string, photo: string]; value: DraftPhotoRow };
}

type Database = IDBPDatabase<Schema>;
type Upgrade = (db: Database, tx: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>) => void;

/** One a version, in their order: new ones go to the end, and those that people have run are never changed. */
const upgrades: readonly Upgrade[] = [
  (db) => {
    db.createObjectStore('drafts', { keyPath: ['account', 'form'] });
    db.createObjectStore('draft-photos', { keyPath: ['account', 'form', 'key'] });
  },
  (db) => {
    db.createObjectStore('answers', { keyPath: ['account', 'key'] }).createIndex('at', 'at');
    db.createObjectStore('outbox', { keyPath: 'id' }).createIndex('account', 'account');
    db.createObjectStore('outbox-photos', { keyPath: ['item', 'key'] });
    db.createObjectStore('shared', { keyPath: 'id' });
    db.createObjectStore('device');
  },
];

let opened: Promise<Database> | undefined;

function open(): Promise<Database> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= openDB<Schema>('tero', upgrades.length, {
    upgrade(db, from, _to, tx) {
      for (const upgrade of upgrades.slice(from)) upgrade(db, tx);
    },
    // another tab, with a newer version, waits for this one
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

/** iOS closes the database under pages that were in the background (`InvalidStateError`, `UnknownError`). */
const lost = ['InvalidStateError', 'UnknownError'];

/**
 * Does `work` with the device's own database; a second time, from the start, when the connection had been lost. Throws
 * what `work` throws (`QuotaExceededError`: the device is full), or what opening does where storage is blocked.
 */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = await open();
  try {
    return await work(db);
  } catch (error) {
    if (!(error instanceof DOMException) || !lost.includes(error.name)) throw error;
    db.close();
    opened = undefined;
    return work(await open());
  }
}
