import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/** Errors of SQLite when it cannot create the index of the log. */
const noRoom = ['SQLITE_IOERR_SHMSIZE', 'SQLITE_FULL'];

/**
 * Opens a file with the write-ahead log, after `first`. Connections share the log's index, a file. On a disk without
 * room for it, this connection keeps the index in memory and has the database alone until the next start: reads still
 * work.
 */
export function openWithLog(path: string, first?: (db: Sqlite.Database) => void): Sqlite.Database {
  try {
    return begin(path, first);
  } catch (error) {
    if (!noRoom.includes(String((error as { code?: string }).code))) throw error;
    return begin(path, (db) => {
      db.pragma('locking_mode = EXCLUSIVE');
      first?.(db);
    });
  }
}

/** The owner alone reads and writes a file, its log and the log's index, which SQLite makes like the file. */
const ownerOnly = 0o600;

/** Makes a file, if there is none, that its owner alone reads; also what an earlier release left open to others. */
function closeToOthers(path: string): void {
  closeSync(openSync(path, 'a', ownerOnly));
  for (const one of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      if (existsSync(one)) chmodSync(one, ownerOnly);
    } catch {
      // another account's file, or a file system without modes: the server starts even so
    }
  }
}

function begin(path: string, first?: (db: Sqlite.Database) => void): Sqlite.Database {
  if (path !== ':memory:') closeToOthers(path);
  const db = new Sqlite(path);
  try {
    first?.(db);
    db.pragma('journal_mode = WAL');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
