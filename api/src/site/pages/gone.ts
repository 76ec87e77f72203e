import { AppError } from '../../core/errors.ts';
import type { Db } from '../../db/schema/database.ts';

/** Tables whose rows have a page of their own, by its id, and whose ids tell no more than the lists do. */
type Paged = 'services' | 'posts';

/**
 * Returns how a row that has no page is told: 410 what was there and will never be again, 404 what never was, or may come
 * back (docs/decisions/found.md).
 */
export async function missingStatus(db: Db, table: Paged, id: number): Promise<404 | 410> {
  if (table === 'services') {
    const row = await db.selectFrom('services').select('deleted_at').where('id', '=', id).executeTakeFirst();
    if (row) return row.deleted_at === null ? 404 : 410;
  }
  const { highest } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.max<number | null>('id').as('highest'))
    .executeTakeFirstOrThrow();
  return id <= Number(highest ?? 0) ? 410 : 404;
}

/** Returns null in place of the error that says that there is none. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  return read.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
}
