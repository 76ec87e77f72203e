import { fileOf, readForStore, withDatabase } from '../database/database.ts';

/** The images, text or address that another app shared. */
export interface Shared {
  text: string;
  files: File[];
}

const week = 7 * 24 * 60 * 60_000;

/** Stores shared data and returns its new id. Deletes data older than a week. Throws when the device is full. */
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

/** Returns the shared data; null when the id is unknown, a draft has taken the data, or they are older than a week. */
export async function readShared(id: string): Promise<Shared | null> {
  const row = await withDatabase((db) => db.get('shared', id));
  return row ? { text: row.text, files: row.files.map(fileOf) } : null;
}

export async function dropShared(id: string): Promise<void> {
  await withDatabase((db) => db.delete('shared', id));
}
