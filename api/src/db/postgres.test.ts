// @module-tag postgres
import { CompiledQuery, Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inCall } from '../core/asking.ts';
import { usualSettings } from './postgres/settings.ts';
import { postgresDialect } from './postgres.ts';
import type { Database } from './schema/database.ts';
import { named } from './sql/prepared.ts';

const url = process.env.TEST_DATABASE_URL;
const oneOnly = { ...usualSettings, connections: 1, waitFor: 100 };

describe.runIf(url)('a Postgres whose connections are all lent', () => {
  it('is overloaded, which passes, and no error of ours', async () => {
    const db = new Kysely<Database>({ dialect: postgresDialect(url ?? '', oneOnly) });
    const ask = () => inCall(null, () => sql`select 1`.execute(db));
    await inCall(null, () =>
      db.connection().execute(() => expect(ask()).rejects.toMatchObject({ code: 'overloaded', status: 503 })),
    );
    await ask();
    await db.destroy();
  });
});

describe.runIf(url)('a text that is kept', () => {
  it('is planned once a connection, others each time', async () => {
    const db = new Kysely<Database>({ dialect: postgresDialect(url ?? '', oneOnly) });
    const text = named('select $1::integer as number');
    for (const number of [1, 2]) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, [number]));
      expect(rows).toEqual([{ number }]);
    }
    const planned = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
    expect(planned.rows).toEqual([{ statement: text }]);
    await db.destroy();
  });
});
