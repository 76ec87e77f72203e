import { FolderRefused } from './owner.ts';
import type { Db } from './schema/database.ts';
import { hasTable } from './sql/dialect.ts';

/** The progress of `npm run move`, in the database that it fills. */
export const movingTable = 'move_progress';

/** Throws `FolderRefused` when a database is filled by `npm run move`, or was and is not whole. */
export async function refuseHalfMoved(db: Db): Promise<void> {
  if (!(await hasTable(db, movingTable))) return;
  throw new FolderRefused('La base quedó mudada a medias. Corré de nuevo npm run move con los mismos lugares.');
}
