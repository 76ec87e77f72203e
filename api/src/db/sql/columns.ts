import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import { isPostgres } from './dialect.ts';

/** Starts a table with an auto-increment `id` that is never reused. */
export function tableWithId(db: Kysely<never>, name: string) {
  const table = db.schema.createTable(name);
  if (isPostgres(db)) {
    return table.addColumn('id', 'integer', (c) => c.generatedByDefaultAsIdentity().primaryKey());
  }
  return table.addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement());
}

export const required = (c: ColumnDefinitionBuilder) => c.notNull();
export const zero = (c: ColumnDefinitionBuilder) => c.notNull().defaultTo(0);
export const one = (c: ColumnDefinitionBuilder) => c.notNull().defaultTo(1);
export const owned = (target: string) => (c: ColumnDefinitionBuilder) =>
  c.notNull().references(target).onDelete('cascade');

/** Runs plain statements one after another. */
export async function run(db: Kysely<never>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
