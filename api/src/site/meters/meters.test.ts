import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { hour } from '@tero/shared/rules/time/durations';
import { describe, expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueue } from '../../delivery/outbox/outbox.ts';
import { startJobs } from '../../jobs.ts';

const token = 'the-token-of-our-prometheus';
const open = await startHarness();
const guarded = await startHarness({ METRICS_TOKEN: token });
const path = '/health/metrics';

async function measured(): Promise<string> {
  const { status, headers, body } = await open.call<string>('GET', path);
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  return String(body);
}

/** Returns the value of a series, by its name and labels as the text has them. */
function value(text: string, series: string): number | null {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line ? Number(line.slice(series.length + 1)) : null;
}

describe('who may read', () => {
  it('without a token this machine alone, and no proxy on it', async () => {
    expect((await open.call('GET', path)).status).toBe(200);
    expect((await open.app.inject({ url: path, remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
    const names = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host', 'cf-ray', 'true-client-ip'];
    for (const name of names) {
      expect((await open.call('GET', path, { headers: { [name]: '127.0.0.1' } })).status, name).toBe(404);
    }
  });

  it('without a token no proxy of this machine that says nothing of itself (rule TRUST-47)', async () => {
    for (const host of ['tero.example', 'localhost.tero.example', '127.0.0.1.nip.io:80']) {
      expect((await open.call('GET', path, { headers: { host } })).status, host).toBe(404);
    }
    for (const host of ['127.0.0.1:3000', 'localhost', '[::1]:3000']) {
      expect((await open.call('GET', path, { headers: { host } })).status, host).toBe(200);
    }
    const behind = await startHarness({ TRUST_PROXY: '10.0.0.0/8,127.0.0.1/32' });
    expect((await behind.call('GET', path)).status).toBe(404);
    const elsewhere = await startHarness({ TRUST_PROXY: '10.0.0.0/8,fdaa::/16' });
    expect((await elsewhere.call('GET', path)).status).toBe(200);
    // a proxy uses HTTP/1.0 unless it is configured otherwise
    await open.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = open.app.server.address() as AddressInfo;
    const statusOf = async (version: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`GET ${path} HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
      return /^HTTP\/1\.\d (\d+)/.exec(String(await socket.toArray()))?.[1];
    };
    expect([await statusOf('1.0'), await statusOf('1.1')]).toEqual(['404', '200']);
  });

  it('with a token whoever has it, from anywhere, and nobody else', async () => {
    const from = { url: path, remoteAddress: '203.0.113.9' };
    const asked = async (authorization?: string) =>
      (await guarded.app.inject({ ...from, headers: authorization ? { authorization } : {} })).statusCode;
    expect(await asked(`Bearer ${token}`)).toBe(200);
    expect(await asked()).toBe(404);
    expect(await asked(`Bearer ${token}x`)).toBe(404);
    expect(await asked('Bearer el-token-de-otra-maquina')).toBe(404);
    expect((await guarded.call('GET', path)).status).toBe(404);
  });
});

describe('what is measured', () => {
  it('requests, by route and never by address', async () => {
    const series = 'tero_request_seconds_count{method="GET",route="/api/services/:id",status="4xx"}';
    const before = value(await measured(), series) ?? 0;
    await open.call('GET', '/api/services/987654');
    await open.call('GET', '/api/services/987655');
    const text = await measured();
    expect(value(text, series)).toBe(before + 2);
    // a sum may have any digits
    const named = text.replaceAll(/ [\d.e+-]+$/gm, '');
    expect(named).not.toContain('98765');
    expect(named).not.toContain(path);
  });

  it('messages that wait, and for how long', async () => {
    const message = { channel: 'email', key: 'waits', accountId: null, payload: {} } as const;
    await inTransaction(open.deps.db, (trx) => enqueue(trx, open.clock.now(), message));
    open.clock.advance(hour);
    const text = await measured();
    expect(value(text, 'tero_outbox_waiting{channel="email"}')).toBe(1);
    expect(value(text, 'tero_outbox_oldest_seconds{channel="email"}')).toBe(3600);
    expect(value(text, 'tero_outbox_waiting{channel="push"}')).toBeNull();
  });

  it('jobs, the disk, the process', async () => {
    // other servers of this process are measured together
    const failed = (text: string) => text.match(/^.*result="failed".*$/gm) ?? [];
    const before = failed(await measured());
    const jobs = startJobs(open.deps);
    await jobs.runAll();
    await jobs.stop();
    const text = await measured();
    expect(value(text, 'tero_job_runs_total{job="end subscriptions",result="done"}')).toBeGreaterThan(0);
    expect(value(text, 'tero_disk_free_bytes')).toBeGreaterThan(0);
    expect(value(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(failed(text)).toEqual(before);
  });
});

it('the dashboard and the alarms ask for nothing that is not measured, and each alarm is explained', async () => {
  const files = ['alerts.yml', 'dashboard.json', 'README.md'].map((name) =>
    readFileSync(join(import.meta.dirname, '../../../../docs/monitoring', name), 'utf8'),
  );
  const [alerts = '', dashboard = '', page = ''] = files;
  const known = new Set([...(await measured()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const asked = `${alerts}${dashboard}`.match(/\b(?:tero|nodejs|process)_\w+/g) ?? [];
  const unknown = asked.filter((name) => !known.has(name) && !known.has(name.replace(/_(?:count|bucket|sum)$/, '')));
  expect(unknown).toEqual([]);
  const ours = [...known].filter((name) => name?.startsWith('tero_'));
  expect(ours.filter((name) => !dashboard.includes(`${name}`))).toEqual([]);
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);
  expect(names(page, /^- `(\w+)`/gm)).toEqual(names(alerts, /alert: (\w+)/g));
});
