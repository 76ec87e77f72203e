import { afterAll, describe, expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { openDatabase } from '../open.ts';
import { isPostgres } from '../sql/dialect.ts';
import { Counts, forgetCounts } from './counts.ts';
import { holdInCommon } from './hold.ts';
import { inTurn } from './turns.ts';

const h = await startHarness();
const { db } = h.deps;
const onPostgres = isPostgres(db);
const others = Array.from({ length: 2 }, () => openDatabase(h.deps.config));
afterAll(() => Promise.all(others.map((other) => other.destroy())));

/** Three processes: each with its own memory. */
const processes = () => Array.from({ length: 3 }, () => new Counts('a secret'));
const bound = { max: 20, window: 60_000 };
const rows = () => db.selectFrom('call_counts').selectAll().execute();

describe('what one caller does so often', () => {
  it('is counted by one process in memory, exactly', async () => {
    const [counts] = processes();
    const all = [];
    for (let at = 0; at < 30; at += 1) all.push((await counts?.more(db, 'one', bound))?.current);
    expect(all.filter((current) => (current ?? 0) <= 20)).toHaveLength(20);
  });

  it.runIf(onPostgres)('is counted by all processes, one after another exactly', async () => {
    const all = processes();
    let passed = 0;
    for (let at = 0; at < 60; at += 1) {
      const counted = await all[at % 3]?.more(db, 'in turn', bound);
      if (counted && counted.current <= 20) passed += 1;
    }
    expect(passed).toBe(20);
  });

  it.runIf(onPostgres)('is counted of many at once, but for what is far below the bound', async () => {
    const all = processes();
    const counted = await Promise.all(
      Array.from({ length: 90 }, (_, at) => (all[at % 3] as Counts).more(db, 'at once', bound)),
    );
    const passed = counted.filter(({ current }) => current <= 20).length;
    expect(passed).toBeGreaterThanOrEqual(20);
    expect(passed).toBeLessThanOrEqual(20 + 3 * 2);
  });

  it.runIf(onPostgres)('is counted of many at once in one process, exactly', async () => {
    const [counts] = processes() as [Counts];
    const counted = await Promise.all(Array.from({ length: 60 }, () => counts.more(db, 'one at once', bound)));
    expect(counted.filter(({ current }) => current <= 20)).toHaveLength(20);
  });

  it.runIf(onPostgres)('is nobody’s row while it is an ordinary visit, and names nobody then', async () => {
    const before = (await rows()).length;
    const [counts] = processes() as [Counts];
    const many = { max: 3000, window: 60_000 };
    for (let at = 0; at < 375; at += 1) await counts.more(db, 'visitor 192.0.2.7', many);
    expect((await rows()).length).toBe(before);
    for (let at = 0; at < 60; at += 1) await counts.more(db, 'visitor 192.0.2.7', many);
    const after = await rows();
    expect(after.length).toBe(before + 1);
    expect(JSON.stringify(after)).not.toContain('192.0.2');
  });

  it.runIf(onPostgres)('begins anew when its time is over, and is forgotten', async () => {
    const small = { max: 1, window: 60_000 };
    const [first, second] = processes() as [Counts, Counts];
    expect((await first.more(db, 'anew', small)).current).toBe(1);
    expect((await second.more(db, 'anew', small)).current).toBe(2);
    await db.updateTable('call_counts').set({ ends_ms: 1 }).execute();
    expect((await new Counts('a secret').more(db, 'anew', small)).current).toBe(1);
    await db.updateTable('call_counts').set({ ends_ms: 1 }).execute();
    await forgetCounts(h.deps);
    expect(await rows()).toEqual([]);
  });

  it.runIf(onPostgres)('is counted in memory while the database is away', async () => {
    const away = openDatabase({ ...h.deps.config, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
    const [counts] = processes() as [Counts];
    const all = [];
    for (let at = 0; at < 30; at += 1) all.push((await counts.more(away, 'away', bound)).current);
    expect(all.at(-1)).toBe(30);
    await away.destroy();
  });
});

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
