import { coverageKeys } from '@tero/shared/rules/places/coverage';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';

/**
 * Tells whether a listed service of these categories is in this place itself, not only in the whole country (rule
 * FOUND-5).
 */
export async function isOffered(db: Db, categoryIds: readonly number[], area: string): Promise<boolean> {
  const { key, department } = coverageKeys(area);
  const row = await listed(db, categoryIds)
    .select('s.id')
    .where('s.coverage_department', '=', department)
    .$if(key !== department, (query) => query.where('s.coverage_key', '=', key))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the departments of the listed services of these categories, folded, each with its number of services. */
export function countDepartments(db: Db, categoryIds: readonly number[]) {
  return listed(db, categoryIds)
    .select(['s.coverage_department as area', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('s.coverage_department')
    .orderBy('count', 'desc')
    .orderBy('area')
    .execute();
}

/** Counts services for the places within a department. */
export function countPlaces(db: Db, categoryIds: readonly number[], department: string) {
  return listed(db, categoryIds)
    .select(['s.coverage_key as area', (eb) => eb.fn.countAll<number>().as('count')])
    .where('s.coverage_department', '=', department)
    .groupBy('s.coverage_key')
    .orderBy('count', 'desc')
    .orderBy('area')
    .execute();
}

function listed(db: Db, categoryIds: readonly number[]) {
  return db
    .selectFrom('services as s')
    .where('s.listed', '=', sql.lit(1))
    .where('s.category_id', 'in', categoryIds.length > 0 ? [...categoryIds] : [-1]);
}
