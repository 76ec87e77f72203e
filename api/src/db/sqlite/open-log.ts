import Sqlite from 'better-sqlite3';

/** What SQLite says where the index of the log cannot be made. */
const noRoom = ['SQLITE_IOERR_SHMSIZE', 'SQLITE_FULL'];

/**
 * Opens a file with the write-ahead log; `first` is done before that. The log's index is a file that connections share; on a
 * disk without room for that, this connection has the database alone until the next start, with the index in memory: what is
 * there can be read.
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
