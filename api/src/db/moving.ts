import { FolderRefused } from './owner.ts';
import type { Db } from './schema/database.ts';
import { hasTable } from './sql/dialect.ts';

/** The table that holds the progress of `npm run move`, in the database that it fills. */
export const movingTable = 'move_progress';

/** Throws `FolderRefused` when `npm run move` is filling a database, or stopped before it was complete. */
export async function refuseHalfMoved(db: Db): Promise<void> {
  if (!(await hasTable(db, movingTable))) return;
  throw new FolderRefused('La base quedó mudada a medias. Corré de nuevo npm run move con los mismos lugares.');
}
