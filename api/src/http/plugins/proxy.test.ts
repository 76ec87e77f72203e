import { expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';

/** Returns the address that a call is counted under, read from the log. */
async function countedAs(
  env: Record<string, string>,
  { from, headers }: { from: string; headers: Record<string, string> },
) {
  const lines: { msg: string; req?: { ip: string } }[] = [];
  const h = await startHarness({ ...env, LOG_LEVEL: 'info' });
  const { app } = await buildApp({ ...h.deps, logTo: { write: (line) => void lines.push(JSON.parse(line)) } });
  for (let i = 0; i < 2; i++) await app.inject({ url: '/api/services', remoteAddress: from, headers });
  await app.close();
  return lines.find(({ msg }) => msg === 'request completed')?.req?.ip;
}

const visitor = '203.0.113.9';
const proxy = '172.19.4.2';

it('on Fly the edge names the caller, whatever the caller says of itself', async () => {
  const headers = { 'fly-client-ip': visitor, 'x-forwarded-for': `198.51.100.1, ${visitor}, 66.241.124.1` };
  expect(await countedAs({ FLY_APP_NAME: 'tero' }, { from: proxy, headers })).toBe(visitor);
});

it('who reaches the machine past the edge is not believed', async () => {
  const headers = { 'fly-client-ip': '198.51.100.1', 'x-forwarded-for': '198.51.100.2' };
  expect(await countedAs({ FLY_APP_NAME: 'tero' }, { from: visitor, headers })).toBe(visitor);
  expect(await countedAs({}, { from: proxy, headers })).toBe(proxy);
});

it('production tells once of a proxy that is not trusted', async () => {
  const headers = { 'x-forwarded-for': visitor };
  const h = await startHarness();
  const lines: string[] = [];
  for (const [trustProxy, told] of [
    [[], 1],
    [['172.16.0.0/12'], 0],
  ] as const) {
    lines.length = 0;
    const config = { ...h.deps.config, production: true, logLevel: 'warn', trustProxy };
    const { app } = await buildApp({ ...h.deps, config, logTo: { write: (line) => void lines.push(line) } });
    for (let i = 0; i < 2; i++) await app.inject({ url: '/api/services', remoteAddress: proxy, headers });
    await app.close();
    expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(told);
  }
});
