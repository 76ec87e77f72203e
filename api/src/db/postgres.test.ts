import { CompiledQuery, Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { postgresDialect } from './postgres.ts';
import type { Database } from './schema/database.ts';
import { kept } from './sql/kept-texts.ts';

const url = process.env.TEST_DATABASE_URL;

describe.runIf(url)('a Postgres whose connections are all lent', () => {
  it('is overloaded, which passes, and no error of ours', async () => {
    const db = new Kysely<Database>({ dialect: postgresDialect(url ?? '', { connections: 1, patience: 100 }) });
    const beside = sql`select 1`.execute(db);
    const both = [
      beside,
      db
        .connection()
        .execute(() => expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: 'overloaded', status: 503 })),
    ];
    await Promise.all(both);
    await db.destroy();
  });
});

describe.runIf(url)('a text that is kept', () => {
  it('is planned once a connection, others each time', async () => {
    const db = new Kysely<Database>({ dialect: postgresDialect(url ?? '', { connections: 1, patience: 100 }) });
    const text = kept('select $1::integer as number');
    for (const number of [1, 2]) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, [number]));
      expect(rows).toEqual([{ number }]);
    }
    const planned = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
    expect(planned.rows).toEqual([{ statement: text }]);
    await db.destroy();
  });
});
