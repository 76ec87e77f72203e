import type { Db, Trx } from '../../db/schema/database.ts';

/** The only row of the table. */
const only = 1;

/** Returns the stored content as JSON; undefined while there is none. */
export function findContent(db: Db) {
  return db.selectFrom('site_content').select('content').where('id', '=', only).executeTakeFirst();
}

export async function storeContent(trx: Trx, row: { content: string; updated_at: string }): Promise<void> {
  await trx
    .insertInto('site_content')
    .values({ id: only, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
