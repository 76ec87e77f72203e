import { sql } from 'kysely';
import type { Db } from '../db/schema/database.ts';
import { isPostgres } from '../db/sql/dialect.ts';
import type { MovedTable } from './shape.ts';

/** Returns the highest number that each table has assigned. Numbers of deleted rows are never assigned again. */
export async function readSequences(db: Db, tables: readonly MovedTable[]): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (const { name } of tables.filter(({ isNumbered }) => isNumbered)) {
    const query = isPostgres(db)
      ? sql<{
          at: number;
        }>`select case when is_called then last_value else 0 end as at from ${await sequenceOf(db, name)}`
      : sql<{ at: number }>`select seq as at from sqlite_sequence where name = ${name}`;
    numbers.set(name, Number((await query.execute(db)).rows[0]?.at ?? 0));
  }
  return numbers;
}

/** Makes each table continue its numbers after those that it has assigned. */
export async function writeSequences(db: Db, numbers: ReadonlyMap<string, number>): Promise<void> {
  for (const [name, at] of numbers) {
    if (isPostgres(db)) {
      if (at > 0) await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${at}::bigint)`.execute(db);
    } else {
      await sql`delete from sqlite_sequence where name = ${name}`.execute(db);
      if (at > 0) await sql`insert into sqlite_sequence (name, seq) values (${name}, ${at})`.execute(db);
    }
  }
}

async function sequenceOf(db: Db, table: string) {
  const { rows } = await sql<{ name: string }>`select pg_get_serial_sequence(${table}, 'id') as name`.execute(db);
  return sql.raw(rows[0]?.name ?? '');
}
