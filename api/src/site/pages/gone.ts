import { AppError } from '../../core/errors.ts';
import type { Db } from '../../db/schema/database.ts';

/** Tables whose rows have a page by id. The ids reveal no more than the lists do. */
type Paged = 'services' | 'posts';

/**
 * Returns the status for a row without a page: 410 when it existed and will not return, 404 when it never existed or
 * may return (docs/decisions/found.md).
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

/** Returns the result of a read, or null when the read fails because there is no such thing. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  return read.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
}
