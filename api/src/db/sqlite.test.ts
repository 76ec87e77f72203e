import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSqlite } from './open.ts';
import { inTransaction } from './transaction.ts';

/** Computes for as long as many queries of a job take. */
function work(): void {
  const until = performance.now() + 25;
  while (performance.now() < until);
}

test('a row of queries lets everything else in between: no job stops the calls until it is done', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tero-sqlite-'));
  const db = openSqlite(join(folder, 'tero.sqlite'));
  try {
    let turns = 0;
    let isOver = false;
    const take = () => {
      turns += 1;
      if (!isOver) setImmediate(take);
    };
    setImmediate(take);
    for (let at = 0; at < 10; at += 1) {
      await inTransaction(db, (trx) => sql`select 1`.execute(trx));
      work();
    }
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(9);
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
});
