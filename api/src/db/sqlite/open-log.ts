import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/** The error codes of SQLite when the disk has no room to create the index of the log. */
const noRoom = ['SQLITE_IOERR_SHMSIZE', 'SQLITE_FULL'];

/**
 * Opens a file with a write-ahead log, and runs `first` before. Connections share the index of the log, which is a
 * file. When the disk has no room for that file, this connection keeps the index in memory and locks out others until
 * the next start, so that reads still work.
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

/**
 * The mode in which only the owner reads and writes. SQLite gives the log and its index the mode of the database file.
 */
const ownerOnly = 0o600;

/**
 * Creates the file, if it is missing, so that only its owner reads it. Also closes files that an earlier release left
 * open to others.
 */
function closeToOthers(path: string): void {
  closeSync(openSync(path, 'a', ownerOnly));
  for (const one of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      if (existsSync(one)) chmodSync(one, ownerOnly);
    } catch {
      // the file belongs to another account, or the file system has no modes: the server starts all the same
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
