import { mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DashboardStats } from '@tero/shared/contract/admin/figures/stats';
import type { TodoItem } from '@tero/shared/contract/admin/todo';
import { hour, minute, second } from '@tero/shared/rules/time/durations';
import { afterAll, describe, expect, it } from 'vitest';
import { startBucket } from '../../test/bucket.ts';
import { type Harness, startHarness } from '../../test/harness.ts';
import { createAdmin } from '../../test/people.ts';
import { expectServerError } from '../../test/server-errors.ts';
import { startJobs } from '../jobs.ts';

const folder = mkdtempSync(join(tmpdir(), 'tero-failing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the jobs once, as a server does. */
async function run(h: Harness): Promise<void> {
  const jobs = startJobs(h.deps);
  await jobs.runAll();
  await jobs.stop();
}

/** Sessions of the panel end early. */
async function asAdmin<T>(h: Harness, path: string) {
  return (await h.call<T>('GET', path, { as: (await createAdmin(h)).token })).body;
}

async function cardOf(h: Harness) {
  const { todo } = await asAdmin<{ todo: TodoItem[] }>(h, '/api/admin/todo');
  return todo.find(({ kind }) => kind === 'backups');
}

async function measuredBy(h: Harness) {
  const { body } = await h.call<string>('GET', '/health/metrics');
  const value = (name: string) => new RegExp(`^tero_backup_${name} (\\S+)$`, 'm').exec(String(body))?.[1];
  return { age: value('age_seconds'), failing: value('failing_seconds') };
}

/** Returns the age in seconds above which the alarm for an old backup fires. */
function alarmAbove(): number {
  const alerts = readFileSync(join(import.meta.dirname, '../../../docs/monitoring/alerts.yml'), 'utf8');
  return Number(/alert: TeroBackup\n\s+expr: tero_backup_age_seconds > (\d+)\n/.exec(alerts)?.[1]);
}

describe.skipIf(process.env.TEST_DATABASE_URL)('a backup that fails', () => {
  it('is an error in the log, a card in the panel and a metric, until one is made', async () => {
    const place = join(folder, 'copias');
    writeFileSync(place, 'no folder');
    const h = await startHarness({ BACKUP_URL: `file://${place}` });
    expect(await cardOf(h)).toEqual({ kind: 'backups', count: 0, oldest: null });

    expectServerError(/job failed: the backup failed: E(EXIST|NOTDIR)/);
    const since = h.clock.now().toISOString();
    await run(h);
    h.clock.advance(90 * second);
    expectServerError(/job failed: the backup failed: E(EXIST|NOTDIR)/);
    await run(h);
    expect(await cardOf(h)).toEqual({ kind: 'backups', count: 1, oldest: since });
    const { stats } = await asAdmin<{ stats: DashboardStats }>(h, '/api/admin/dashboard');
    expect(stats.backup).toEqual({ at: null, isLate: true, failingSince: since });
    // there was never a backup, so the alarm for an old one fires
    expect(await measuredBy(h)).toEqual({ age: '+Inf', failing: '90' });
    expect(Number.POSITIVE_INFINITY).toBeGreaterThan(alarmAbove());

    unlinkSync(place);
    await run(h);
    expect(await cardOf(h)).toEqual({ kind: 'backups', count: 0, oldest: null });
    expect(await measuredBy(h)).toEqual({ age: '0', failing: '0' });
    const made = h.clock.now().getTime();
    h.clock.advance(2 * hour + minute);
    const late = new Date(made + 2 * hour).toISOString();
    expect(await cardOf(h)).toEqual({ kind: 'backups', count: 1, oldest: late });
  });

  it('is an error also where a bucket is away, which other jobs take for a warning', async () => {
    const bucket = await startBucket();
    const h = await startHarness({ ...bucket.env, BACKUP_URL: `s3://${bucket.env.S3_BUCKET}/copias` });
    bucket.fault = 'error';
    expectServerError(/job failed: the backup failed/);
    await run(h);
    expect(await cardOf(h)).toMatchObject({ count: 1 });
    await bucket.close();
  });
});

it('a server that makes no backups has no card of them, and no such metric', async () => {
  const h = await startHarness();
  await run(h);
  expect(await cardOf(h)).toEqual({ kind: 'backups', count: 0, oldest: null });
  expect(await measuredBy(h)).toEqual({ age: undefined, failing: undefined });
});
