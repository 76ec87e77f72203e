import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hour, minute } from '@tero/shared/rules/time/durations';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FixedClock, startHarness } from '../../test/harness.ts';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/open.ts';
import { listSets } from './place.ts';
import { backUpWhenDue } from './timer.ts';

const { log } = Fastify();
const { signal } = new AbortController();

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tero-timer-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('makes a set when the newest one is an hour old', async () => {
  const [dataDir, backupFolder, clock] = [newFolder(), newFolder(), new FixedClock()];
  const db = openSqlite(join(dataDir, 'tero.sqlite'));
  onTestFinished(() => db.destroy());
  await migrate(db);
  const counts: number[] = [];
  for (const passed of [0, 59 * minute, minute]) {
    clock.advance(passed);
    await backUpWhenDue({ config: { dataDir, backupFolder }, clock, log }, signal);
    counts.push(listSets(backupFolder).length);
  }
  expect(counts).toEqual([1, 1, 2]);
  clock.advance(hour);
  await backUpWhenDue({ config: { dataDir, backupFolder: null }, clock, log }, signal);
  await backUpWhenDue({ config: { dataDir, backupFolder }, clock, log }, AbortSignal.abort());
  expect(listSets(backupFolder)).toHaveLength(2);
});

it('says what went wrong in its thread', async () => {
  const config = { dataDir: newFolder(), backupFolder: newFolder() };
  const run = backUpWhenDue({ config, clock: new FixedClock(), log }, signal);
  await expect(run).rejects.toThrow('no hay una base de datos de Tero');
});

describe.skipIf(process.env.TEST_DATABASE_URL)('with a folder for backups', () => {
  it('readiness says how old the newest set is', async () => {
    const folder = newFolder();
    const { call, clock, deps } = await startHarness({ BACKUP_URL: `file://${folder}` });
    const ready = async () => (await call('GET', '/health/ready')).body;
    expect(await ready()).toEqual({ status: 'ok', backup_age: null });
    await backUpWhenDue({ config: deps.config, clock, log }, signal);
    clock.advance(90_000);
    expect(await ready()).toEqual({ status: 'ok', backup_age: 90 });
  });
});
