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

function begin(path: string, first?: (db: Sqlite.Database) => void): Sqlite.Database {
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
