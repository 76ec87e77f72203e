import { otherTrade } from '@tero/shared/rules/services/other-trade';
import type { Db } from '../../db/schema/database.ts';

/**
 * Marks these categories, so that the coming night computes their usual prices again. Call it when the price of a
 * listed service changes.
 */
export async function markPrices(db: Db, categoryIds: readonly number[]): Promise<void> {
  if (categoryIds.length === 0) return;
  await db
    .updateTable('categories')
    .set({ prices_changed: 1 })
    .where('id', 'in', [...new Set(categoryIds)])
    .where('prices_changed', '=', 0)
    .execute();
}

/** Returns the marked categories, except 'Otro trabajo', which is no trade and has no usual price. */
export async function markedCategories(db: Db): Promise<number[]> {
  const marked = db.selectFrom('categories').select('id').where('prices_changed', '=', 1);
  const rows = await marked.where('slug', '!=', otherTrade).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Removes a category's mark. Returns false when another process removed it first. */
export async function takeMark(db: Db, categoryId: number): Promise<boolean> {
  const row = await db
    .updateTable('categories')
    .set({ prices_changed: 0 })
    .where('id', '=', categoryId)
    .where('prices_changed', '=', 1)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
