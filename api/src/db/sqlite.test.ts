import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSqlite } from './open.ts';
import { prepared } from './sql/prepared.ts';
import { inTransaction } from './transaction.ts';

const readOne = prepared((db, _: object) => db.selectNoFrom(sql<number>`1`.as('one')));

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

test('many who write at once let everything else in between, reads of the database too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tero-sqlite-'));
  const db = openSqlite(join(folder, 'tero.sqlite'));
  try {
    let written = 0;
    const seen: number[] = [];
    const look = async () => {
      if (written === 10) return;
      await readOne(db, {});
      seen.push(written);
      setImmediate(look);
    };
    setImmediate(look);
    const write = () =>
      inTransaction(db, async (trx) => {
        await sql`select 1`.execute(trx);
        work();
        written += 1;
      });
    await Promise.all(Array.from({ length: 10 }, write));
    expect(seen.filter((count) => count > 0 && count < 10).length).toBeGreaterThanOrEqual(8);
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
});
