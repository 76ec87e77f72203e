import type { Trx } from '../db/schema/database.ts';
import type { Row } from './differences.ts';

const fields = ['category_id', 'group_id'];

/** Returns a state with the names of its categories beside their ids, because a category may be renamed or deleted. */
export async function categoriesByName(trx: Trx, row: Row): Promise<Row> {
  const named: [string, string][] = [];
  for (const field of fields) {
    const id = row[field];
    if (typeof id !== 'number') continue;
    const category = await trx.selectFrom('categories').select('name').where('id', '=', id).executeTakeFirst();
    if (category) named.push([field, `${category.name} (${id})`]);
  }
  return { ...row, ...Object.fromEntries(named) };
}
