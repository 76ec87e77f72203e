import { contract } from '@tero/shared/contract/index';
import { plainRead } from '@tero/shared/contract/plain-read';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { waitSentence } from '../../core/errors.ts';
import { errorsPlugin } from './errors.ts';
import { limitsPlugin } from './limits.ts';

const scale = 0.02;
const endpoints = Object.values(contract).flatMap((feature) => Object.values(feature));
/**
 * The endpoints with a limit by network, without plain reads. The webhook is left out: its limit exceeds the flood
 * limit of a /48.
 */
const counted = endpoints.filter(({ limit }) => limit && limit !== plainRead.limit && limit.max < 600);

/** Returns a server with the routes of the contract and their limits, but with handlers that do nothing. */
async function bare() {
  const app = Fastify();
  app.decorateRequest('caller', null);
  await app.register(errorsPlugin);
  const config = { rateLimitScale: scale };
  await app.register(limitsPlugin, { config, knownDevice: async () => null } as never);
  for (const { method, path: url, limit } of endpoints) {
    app.route({ method, url, config: { ...(limit && { limit }) }, handler: async () => ({}) });
  }
  return app;
}

it('each limit of the contract by network counts what one customer rents too, as ten households, and says until when', async () => {
  const app = await bare();
  expect(counted.length).toBeGreaterThan(30);
  for (const [place, { method, path, limit }] of counted.entries()) {
    const most = Math.ceil((limit?.max ?? 0) * 10 * scale);
    const statuses = [];
    let last = '';
    for (let at = 0; at <= most; at += 1) {
      const remoteAddress = `2001:db8:${(place + 1).toString(16)}:${at.toString(16)}::1`;
      const response = await app.inject({ method, url: path, remoteAddress });
      statuses.push(response.statusCode);
      if (response.statusCode === 429) last = response.json().message;
      if (last) expect([path, last]).toEqual([path, waitSentence(Number(response.headers['retry-after']))]);
    }
    expect([path, statuses.indexOf(429)]).toEqual([path, most]);
  }
  await app.close();
});

it('one /64 that is refused does not use up what its neighbours have', async () => {
  const app = await bare();
  const ask = async (remoteAddress: string) =>
    (await app.inject({ method: 'POST', url: contract.crashes.report.path, remoteAddress })).statusCode;
  for (let at = 0; at < 20; at += 1) await ask('2001:db8:1:1::1');
  expect(await ask('2001:db8:1:2::1')).toBe(200);
  await app.close();
});

it('registrations from one /48 end at 50 an hour', async () => {
  const h = await startHarness({ RATE_LIMIT_SCALE: '0.2' });
  const statuses = [];
  for (let at = 0; at < 11; at += 1) {
    const body = {
      name: 'Ana',
      username: `ana${at}`,
      email: `ana${at}@correo.example`,
      phone: '099123456',
      password: 'Guarana-kx92vWq',
      password_confirmation: 'Guarana-kx92vWq',
    };
    const ip = `2001:db8:77:${at}::1`;
    statuses.push((await h.call('POST', '/api/users/register', { body, ip })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
});
