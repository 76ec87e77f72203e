import type { Insertable } from 'kysely';
import type { Db, Held, Table } from '../../../db/schema/database.ts';

const columns = ['id', 'tab', 'name', 'query'] as const;

/** Returns an administrator's own views, by name. */
export function listViews(db: Db, accountId: number) {
  return db.selectFrom('admin_views').select(columns).where('account_id', '=', accountId).orderBy('name').execute();
}

export async function countViews(held: Held, accountId: number): Promise<number> {
  const row = await held
    .selectFrom('admin_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Stores a view, in place of the account's view of the same name. */
export function putView(db: Db, view: Insertable<Table<'admin_views'>>) {
  return db
    .insertInto('admin_views')
    .values(view)
    .onConflict((oc) => oc.columns(['account_id', 'tab', 'name']).doUpdateSet({ query: view.query }))
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Returns false when the account has no such view. */
export async function removeView(db: Db, accountId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('admin_views')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
