import { fileOf, readForStore, withDatabase } from '../database/database.ts';

/** Images, a text or an address that another app shared. */
export interface Shared {
  text: string;
  files: File[];
}

const week = 7 * 24 * 60 * 60_000;

/**
 * Stores shared data under a new id, until a draft takes it, and deletes data older than a week. Throws when the device
 * is full.
 */
export async function keepShared({ text, files }: Shared): Promise<string> {
  const id = crypto.randomUUID();
  const rows = await Promise.all(files.map(readForStore));
  const at = Date.now();
  await withDatabase(async (db) => {
    const tx = db.transaction('shared', 'readwrite');
    for (const row of await tx.store.getAll()) if (row.at < at - week) void tx.store.delete(row.id);
    void tx.store.put({ id, text, files: rows, at });
    await tx.done;
  });
  return id;
}

/**
 * Returns the shared data; null when none has that id, because it was taken, is older than a week, or never arrived.
 */
export async function readShared(id: string): Promise<Shared | null> {
  const row = await withDatabase((db) => db.get('shared', id));
  return row ? { text: row.text, files: row.files.map(fileOf) } : null;
}

export async function dropShared(id: string): Promise<void> {
  await withDatabase((db) => db.delete('shared', id));
}
