import { wholeCountry } from '@tero/shared/rules/places/usual-price';
import { sql } from 'kysely';
import type { Db, Table } from '../../db/schema/database.ts';

export type CellRow = Table<'usual_prices'>;

/**
 * Returns the prices of a category's listed services, in cents; for a range, its middle. They are sorted, because the
 * result is stored.
 */
export function readAsked(db: Db, categoryId: number) {
  return db
    .selectFrom('services')
    .select(['provider_id', 'payment_type', 'coverage_department as department'])
    .select(sql<number>`(price_low + price_high) / 2.0`.as('price'))
    .where('listed', '=', sql.lit(1))
    .where('category_id', '=', categoryId)
    .where('price_low', 'is not', null)
    .orderBy('id')
    .execute();
}

export function findCells(db: Db, categoryId: number): Promise<CellRow[]> {
  return db.selectFrom('usual_prices').selectAll().where('category_id', '=', categoryId).execute();
}

/** Returns the published prices of a category in the country and, after them, in a department. */
export function findTold(db: Db, categoryId: number, department: string) {
  return db
    .selectFrom('usual_prices')
    .select(['payment_type', 'department', 'low', 'middle', 'high'])
    .where('category_id', '=', categoryId)
    .where('department', 'in', [wholeCountry, department])
    .where('told', '=', 1)
    .orderBy('payment_type')
    .orderBy('department')
    .execute();
}

export async function putCell(db: Db, cell: CellRow): Promise<void> {
  const { category_id: _, payment_type, department, ...values } = cell;
  await db
    .insertInto('usual_prices')
    .values(cell)
    .onConflict((oc) => oc.columns(['category_id', 'payment_type', 'department']).doUpdateSet(values))
    .execute();
}
