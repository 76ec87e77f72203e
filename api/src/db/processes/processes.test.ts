// @module-tag postgres
import { afterAll, describe, expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { openDatabase } from '../open.ts';
import { isPostgres } from '../sql/dialect.ts';
import { holdInCommon } from './hold.ts';
import { inTurn } from './turns.ts';

const h = await startHarness();
const { db } = h.deps;
const onPostgres = isPostgres(db);
const others = Array.from({ length: 2 }, () => openDatabase(h.deps.config));
afterAll(() => Promise.all(others.map((other) => other.destroy())));

describe.runIf(onPostgres)('a job', () => {
  it('is done by one of the processes that come at once, and again when it is due', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
    };
    await Promise.all([db, ...others].map((one) => inTurn(one, 'a job', 60_000, run)));
    expect(runs).toBe(1);
    await inTurn(db, 'a job', 60_000, run);
    expect(runs).toBe(1);
    await db.updateTable('job_turns').set({ next_at_ms: 1 }).where('name', '=', 'a job').execute();
    await inTurn(db, 'a job', 60_000, run);
    expect(runs).toBe(2);
  });

  it('of a process that was killed is another’s once its lease is over, and one that fails is over', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
    };
    const soon = Date.now() + 20_000;
    const turn = { name: 'left', holder: 'a process that is gone', held_until_ms: soon, next_at_ms: 1 };
    await db.insertInto('job_turns').values(turn).execute();
    await inTurn(db, 'left', 60_000, run);
    expect(runs).toBe(0);
    await db.updateTable('job_turns').set({ held_until_ms: 1 }).where('name', '=', 'left').execute();
    await inTurn(db, 'left', 60_000, run);
    expect(runs).toBe(1);
    const fails = () => Promise.reject(new Error('by mistake'));
    await expect(inTurn(db, 'fails', 60_000, fails)).rejects.toThrow('by mistake');
    const ended = await db.selectFrom('job_turns').selectAll().where('name', '=', 'fails').executeTakeFirstOrThrow();
    expect(ended.held_until_ms).toBe(0);
  });
});

it.runIf(onPostgres)(
  'what processes have in common is refused to one that has another, while one of them runs',
  async () => {
    const letGo = await holdInCommon(db, 'books', 'of this folder');
    expect(await holdInCommon(others[0] ?? db, 'books', 'of this folder')).toBeTypeOf('function');
    expect(await holdInCommon(db, 'books', 'of another folder')).toBeNull();
    letGo?.();
    await db.updateTable('job_turns').set({ held_until_ms: 1 }).where('name', '=', 'books').execute();
    const held = await holdInCommon(db, 'books', 'of another folder');
    expect(held).toBeTypeOf('function');
    held?.();
  },
);
