// @module-tag postgres
import { limits } from '@tero/shared/limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { logRows } from '../../../test/admin-log.ts';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider, type Person } from '../../../test/people.ts';
import { type CreatedService, createService } from '../../../test/services.ts';
import { tellOfBursts } from './bursts.ts';

const h = await startHarness();
let provider: Person;
let service: CreatedService;

beforeEach(async () => {
  provider = await createProvider(h, { entitled: true, profile: { company_name: 'Luz y Norte' } });
  service = await createService(h, provider);
});

interface From {
  as?: Person;
  ip?: string;
  agent?: string;
}
const options = ({ as, ip, agent }: From) => ({
  as: as?.token ?? null,
  ...(ip && { ip }),
  headers: { 'user-agent': agent ?? 'Navegador' },
});

async function tokenOf(path: string, from: From): Promise<string> {
  const { body } = await h.call<Record<string, { page_token: string }>>('GET', path, options(from));
  return (body.service ?? body.provider ?? body.post)?.page_token ?? '';
}
const tokenOfService = (from: From) => tokenOf(`/api/services/${service.id}`, from);

const track = async (path: string, from: From, body: object = {}) => {
  const { status } = await h.call('POST', path, { ...options(from), body });
  expect(status).toBe(200);
};
const click = (from: From, page_token?: string, id = service.id) =>
  track('/api/metrics/track-click', from, { service_id: id, click_type: 'whatsapp', page_token });

async function counted(kind: string, subject = service.id): Promise<number> {
  const rows = await h.deps.db
    .selectFrom('daily_events')
    .select('viewer')
    .where('kind', '=', kind as never)
    .where('subject_id', '=', subject)
    .execute();
  return rows.length;
}
const agents = (count: number) => Array.from({ length: count }, (_, at) => `Robot/${at}`);

describe('made-up browsers in one network', () => {
  const kinds = [
    ['whatsapp', (from: From) => click(from)],
    ['service_view', (from: From) => track(`/api/metrics/track-service-view/${service.id}`, from)],
  ] as const;
  test.each(kinds)('count a few times at most for %s, also at once', async (kind, call) => {
    for (const agent of agents(60)) await call({ agent });
    await Promise.all(agents(40).map((agent) => call({ agent })));
    expect(await counted(kind)).toBe(limits.viewersOfNetwork);
    await call({ ip: '198.51.100.7' });
    expect(await counted(kind)).toBe(limits.viewersOfNetwork + 1);
  });

  test('are one with one name, however often it calls', async () => {
    for (const _ of agents(5)) await click({});
    await Promise.all(agents(40).map(() => click({})));
    expect(await counted('whatsapp')).toBe(1);
  });

  test.each(kinds)('add nothing to %s with a token that an earlier release gave to a visitor', async (kind, call) => {
    const token = `0a1b2c3d.${'0'.repeat(32)}`;
    await call({});
    await click({}, token);
    await track(`/api/metrics/track-service-view/${service.id}`, {}, { page_token: token });
    expect(await counted(kind)).toBe(1);
  });

  test('count as few for profiles, posts and what is shared of these', async () => {
    const created = await h.call<{ post: { id: number } }>('POST', '/api/posts', {
      as: provider.token,
      body: { content: 'Arreglo tableros y luces en el día' },
    });
    const { id } = created.body.post;
    for (const agent of agents(60)) {
      await h.call('GET', `/api/posts/${id}`, options({ agent }));
      await track(`/api/posts/${id}/share`, { agent });
      await track(`/api/metrics/track-profile-view/${provider.id}`, { agent });
    }
    expect(await counted('post_view', id)).toBe(limits.viewersOfNetwork);
    expect(await counted('post_share', id)).toBe(limits.viewersOfNetwork);
    expect(await counted('profile_view', provider.id)).toBe(limits.viewersOfNetwork);
  });

  test('are of one network when their addresses share a /64', async () => {
    for (let at = 1; at <= 30; at += 1) await click({ ip: `2001:db8:7:1::${at.toString(16)}` });
    expect(await counted('whatsapp')).toBe(1);
    await click({ ip: '2001:db8:7:2::1' });
    expect(await counted('whatsapp')).toBe(2);
  });
});

describe('a page token', () => {
  test('is the same all day for an account, and another the day after; visitors have none', async () => {
    const as = await createClient(h);
    const token = await tokenOfService({ as });
    expect(token.length).toBeGreaterThan(30);
    expect([await tokenOfService({ as }), await tokenOfService({})]).toEqual([token, '']);
    h.clock.advance(24 * 60 * 60_000);
    expect(await tokenOfService({ as })).not.toBe(token);
  });

  test('of another page, network, account or week counts like none', async () => {
    const [one, two] = [await createClient(h), await createClient(h)];
    const other = await createService(h, provider);
    const old = await tokenOfService({ as: one });
    h.clock.advance(limits.pageTokenDays * 24 * 60 * 60_000);
    const strange = [
      old,
      await tokenOf(`/api/services/${other.id}`, { as: one }),
      await tokenOf(`/api/providers/${provider.id}`, { as: one }),
      await tokenOfService({ as: two }),
      'x',
      '.',
      '12345678.',
    ];
    for (const token of strange) await click({ as: one }, token);
    for (const token of strange.slice(0, 4)) await click({}, token);
    expect(await counted('whatsapp')).toBe(1);
    await click({ as: one }, await tokenOfService({ as: one }));
    await click({ as: two, ip: '198.51.100.9' }, await tokenOfService({ as: two }));
    expect(await counted('whatsapp')).toBe(3);
  });

  test('of an account holds for some days: a contact that waited for signal is its own', async () => {
    const [one, two] = [await createClient(h), await createClient(h)];
    const tokens = [await tokenOfService({ as: one }), await tokenOfService({ as: two })];
    h.clock.advance((limits.pageTokenDays - 1) * 24 * 60 * 60_000);
    for (const _ of [1, 2]) {
      await click({ as: one }, tokens[0]);
      await click({ as: two }, tokens[1]);
    }
    expect(await counted('whatsapp')).toBe(2);
  });

  test('counts an account once a day, from whichever networks', async () => {
    const client = await createClient(h);
    const token = await tokenOfService({ as: client });
    for (let at = 1; at <= 20; at += 1) await click({ as: client, ip: `198.51.100.${at}`, agent: `R/${at}` }, token);
    expect(await counted('whatsapp')).toBe(1);
  });

  test('that is no text is refused, and without one the history is kept', async () => {
    const client = await createClient(h);
    const body = { service_id: service.id, click_type: 'whatsapp', page_token: { toString: 1 } };
    const refused = await h.call('POST', '/api/metrics/track-click', { as: client.token, body });
    expect([refused.status, refused.body.errors]).toEqual([400, { page_token: 'Tiene que ser un texto' }]);
    await click({ as: client });
    const { body: list } = await h.call<{ id: number }[]>('GET', '/api/history/contacted', { as: client.token });
    expect(list.map(({ id }) => id)).toEqual([service.id]);
  });
});

describe('bursts', () => {
  const alertsOf = async (person: Person) =>
    (await logRows(h)).filter((row) => row.action === 'alert' && row.entity_id === person.id);

  test('of one network are told to the panel once a day', async () => {
    const send = async (calls: number) => {
      for (let at = 0; at < calls; at += 1) await click({ agent: `Robot/${at}`, ip: `2001:db8:9:${at}::1` });
    };
    await send(limits.burstOfNetwork - 1);
    await tellOfBursts(h.deps);
    expect(await alertsOf(provider)).toEqual([]);
    await send(1);
    await tellOfBursts(h.deps);
    await tellOfBursts(h.deps);
    expect(await alertsOf(provider)).toMatchObject([
      {
        admin_id: null,
        entity_type: 'provider',
        details: {
          motivo: { after: 'Muchas visitas y contactos desde una misma red' },
          cantidad: { after: limits.burstOfNetwork },
        },
      },
    ]);
    h.clock.advance(24 * 60 * 60_000);
    await tellOfBursts(h.deps);
    expect(await alertsOf(provider)).toHaveLength(1);
  });

  test('of fresh accounts are told to the panel, of old ones not', async () => {
    const contact = async (person: Person) => click({ as: person }, await tokenOfService({ as: person }));
    const old = { created_at: '2025-01-01T12:00:00.000Z' };
    for (let at = 0; at < limits.burstOfAccounts; at += 1) await contact(await createClient(h, old));
    await tellOfBursts(h.deps);
    expect(await alertsOf(provider)).toEqual([]);
    for (let at = 0; at < limits.burstOfAccounts; at += 1) await contact(await createClient(h));
    await tellOfBursts(h.deps);
    await tellOfBursts(h.deps);
    const [alert, ...others] = await alertsOf(provider);
    expect(others).toEqual([]);
    expect(alert?.details).toMatchObject({ cantidad: { after: limits.burstOfAccounts } });
  });
});
