import { sql } from 'kysely';
import { FolderRefused } from './owner.ts';
import type { Db } from './schema/database.ts';
import { isPostgres } from './sql/dialect.ts';

/** Where `npm run move` keeps how far it is, in the database that it fills. */
export const movingTable = 'move_progress';

/** Throws `FolderRefused` when a database is filled by `npm run move`, or was and is not whole. */
export async function refuseHalfMoved(db: Db): Promise<void> {
  const found = isPostgres(db)
    ? sql<{ name: string | null }>`select to_regclass(${movingTable})::text as name`
    : sql<{ name: string | null }>`select name from sqlite_master where name = ${movingTable}`;
  if (!(await found.execute(db)).rows[0]?.name) return;
  throw new FolderRefused('La base quedó mudada a medias. Corré de nuevo npm run move con los mismos lugares.');
}
