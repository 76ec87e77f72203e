import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DashboardStats } from '@tero/shared/contract/admin/figures/stats';
import { hour, minute } from '@tero/shared/rules/time/durations';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FixedClock, startHarness } from '../../test/harness.ts';
import { createAdmin } from '../../test/people.ts';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/open.ts';
import { listSets } from './place.ts';
import { openBackups } from './store.ts';
import { backUpWhenDue } from './timer.ts';

const { log } = Fastify();
const { signal } = new AbortController();

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tero-timer-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('makes a set when the newest one is an hour old', async () => {
  const [dataDir, folder, clock] = [newFolder(), newFolder(), new FixedClock()];
  const config = { dataDir, s3: null, backup: { folder } };
  const store = await openBackups(config.backup, dataDir);
  const db = openSqlite(join(dataDir, 'tero.sqlite'));
  onTestFinished(() => db.destroy());
  await migrate(db);
  const counts: number[] = [];
  for (const passed of [0, 59 * minute, minute]) {
    clock.advance(passed);
    await backUpWhenDue({ config, clock, log }, signal);
    counts.push((await listSets(store)).length);
  }
  expect(counts).toEqual([1, 1, 2]);
  clock.advance(hour);
  await backUpWhenDue({ config: { ...config, backup: null }, clock, log }, signal);
  await backUpWhenDue({ config, clock, log }, AbortSignal.abort());
  expect(await listSets(store)).toHaveLength(2);
});

it('says what went wrong in its thread', async () => {
  const config = { dataDir: newFolder(), s3: null, backup: { folder: newFolder() } };
  const run = backUpWhenDue({ config, clock: new FixedClock(), log }, signal);
  await expect(run).rejects.toThrow('no hay una base de datos de Tero');
});

describe.skipIf(process.env.TEST_DATABASE_URL)('with a folder for backups', () => {
  it('readiness and the panel say how old the newest set is', async () => {
    const folder = newFolder();
    const h = await startHarness({ BACKUP_URL: `file://${folder}` });
    const { call, clock, deps } = h;
    const ready = async () => (await call('GET', '/health/ready')).body;
    // sessions of the panel end early
    const shown = async () =>
      (await call<{ stats: DashboardStats }>('GET', '/api/admin/dashboard', { as: (await createAdmin(h)).token })).body
        .stats.backup;
    expect(await ready()).toEqual({ status: 'ok', backup_age: null });
    expect(await shown()).toEqual({ at: null, isLate: true, failingSince: null });
    const at = clock.now().toISOString();
    await backUpWhenDue({ config: deps.config, clock, log }, signal);
    clock.advance(90_000);
    expect(await ready()).toEqual({ status: 'ok', backup_age: 90 });
    expect(await shown()).toEqual({ at, isLate: false, failingSince: null });
    clock.advance(2 * hour);
    expect(await shown()).toEqual({ at, isLate: true, failingSince: null });
  });
});
