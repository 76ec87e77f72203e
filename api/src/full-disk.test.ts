import { contract } from '@tero/shared/contract/index';
import { minute } from '@tero/shared/rules/time/durations';
import { describe, expect, it } from 'vitest';
import { fullDisk } from '../test/full-disk.ts';
import { startHarness } from '../test/harness.ts';
import { createAdmin } from '../test/people.ts';
import { makeTheirs } from '../test/theirs.ts';
import { isPostgres } from './db/sql/dialect.ts';

const disk = fullDisk();
const h = await startHarness();
const { ids, client, provider } = await makeTheirs(h);
const admin = await createAdmin(h);
// looking at the alerts counts as having seen them
await h.call('PUT', '/api/admin/todo/alerts', { as: admin.token, body: { kinds: ['messages'] } });
h.clock.advance(2 * minute);
const question = { name: 'Ana', email: 'ana@x.uy', subject: 'Consulta', message: 'Hola', phone: '099123456' };
await h.call('POST', '/api/contact', { body: question });

const callers = { visitor: null, client: client.token, provider: provider.token, admin: admin.token };
const reads = Object.values(contract)
  .flatMap((feature) => Object.values(feature))
  // an export is logged or refused
  .filter(({ method, path }) => method === 'GET' && !path.endsWith('.csv'))
  .map(({ path }) => path);

/** Returns the path with values for its parameters. Most things here have the id of the service, or 1. */
const addressed = (path: string) =>
  path.replace(/:name/g, 'Electricidad').replace(/:[a-zA-Z]+/g, path.includes('service') ? String(ids.service) : '1');

// Postgres has its disk elsewhere, and reports a full disk by the same error
describe.skipIf(isPostgres(h.deps.db))('with a full disk', () => {
  it.each(Object.entries(callers))('everything can be read: as %s', async (_, token) => {
    disk.fill();
    try {
      for (const path of reads) {
        const { status, body } = await h.call('GET', addressed(path), { as: token });
        expect([500, 503, 507], `${path} ${JSON.stringify(body)}`).not.toContain(status);
      }
    } finally {
      disk.free();
    }
  });

  it('writes say so in words, in and outside transactions, and work again once there is room', async () => {
    const write = () => h.call('POST', '/api/favorites', { as: client.token, body: { service_id: ids.service } });
    const signIn = () =>
      h.call('POST', '/api/auth/login', { body: { identifier: client.email, password: 'no es esta' } });
    disk.fill();
    try {
      for (const call of [write, signIn]) {
        const { status, body } = await call();
        expect([status, body.message]).toEqual([507, 'No nos queda espacio por ahora. Probá de nuevo más tarde.']);
      }
    } finally {
      disk.free();
    }
    expect((await write()).status).toBeLessThan(300);
  });

  it('the server stays in routing, and says that it is degraded', async () => {
    disk.fill();
    try {
      h.clock.advance(minute);
      const { status, body } = await h.call('GET', '/health/ready');
      expect([status, body]).toEqual([200, { status: 'degraded', reasons: ['disk_full'] }]);
    } finally {
      disk.free();
    }
    h.clock.advance(minute);
    expect((await h.call('GET', '/health/ready')).body.status).toBe('ok');
  });
});
