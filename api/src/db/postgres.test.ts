import { Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { postgresDialect } from './postgres.ts';
import type { Database } from './schema/database.ts';

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
