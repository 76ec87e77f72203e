import type { Db, Held, Table, Trx } from '../../../db/schema/database.ts';
import { forUpdate } from '../../../db/sql/dialect.ts';

const columns = ['id', 'name', 'text'] as const;
type Written = Pick<Table<'answer_templates'>, 'name' | 'text'>;

export function listTemplates(db: Db) {
  return db.selectFrom('answer_templates').select(columns).orderBy('name').orderBy('id').execute();
}

export function findTemplate(db: Db, id: number) {
  return db.selectFrom('answer_templates').select(columns).where('id', '=', id).executeTakeFirst();
}

export function holdTemplate(trx: Trx, id: number) {
  return forUpdate(trx, trx.selectFrom('answer_templates').select(columns).where('id', '=', id)).executeTakeFirst();
}

export async function countTemplates(held: Held): Promise<number> {
  const query = held.selectFrom('answer_templates').select((eb) => eb.fn.countAll<number>().as('count'));
  return Number((await query.executeTakeFirstOrThrow()).count);
}

export function insertTemplate(trx: Trx, template: Written & { created_at: string }) {
  return trx.insertInto('answer_templates').values(template).returning(columns).executeTakeFirstOrThrow();
}

export async function updateTemplate(trx: Trx, id: number, values: Written): Promise<void> {
  await trx.updateTable('answer_templates').set(values).where('id', '=', id).execute();
}

export async function removeTemplate(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('answer_templates').where('id', '=', id).execute();
}
