// @module-tag postgres
import { describe, expect, test } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../../../test/people.ts';
import { createService } from '../../../../test/services.ts';

const h = await startHarness();
const as = (await createAdmin(h)).token;

interface List {
  total: number;
  next: string | null;
  previous: string | null;
  [rows: string]: unknown;
}

const list = async (noun: string, query: Record<string, string | number>) => {
  const { status, body } = await h.call<List>('GET', `/api/admin/${noun}?${new URLSearchParams(query as never)}`, {
    as,
  });
  expect(status).toBe(200);
  return body;
};
const ids = (body: List, noun: string) => (body[noun] as { id: number }[]).map(({ id }) => id);

describe('a search finds what is typed', () => {
  test('any part of a name, an email, a company or a phone', async () => {
    const email = 'irene.ferrari@correo.example';
    const one = await createClient(h, { name: 'Irene Muñoz Rodríguez', phone: '099777123', email });
    for (const search of ['driguez', 'RODRÍG', 'munoz rene', 'rrari@corr', '777 12', '099 777 123', `#${one.id}`]) {
      expect([search, ids(await list('users', { search }), 'users')]).toEqual([search, [one.id]]);
    }
    const firm = await createProvider(h, { profile: { company_name: 'Portones Herrera' } });
    expect(ids(await list('providers', { search: 'rtones err' }), 'providers')).toEqual([firm.id]);
    expect((await list('users', { search: 'zzqx' })).total).toBe(0);
  });

  test('short words as beginnings, beside parts', async () => {
    const one = await createClient(h, { name: 'Al Quirante' });
    await createClient(h, { name: 'Zoe Quirante' });
    expect(ids(await list('users', { search: 'quira al' }), 'users')).toEqual([one.id]);
  });

  test('a day or a month, whole or in part, and with words', async () => {
    const made = await createClient(h, { name: 'Fechada Única', created_at: '2025-08-07T15:00:00.000Z' });
    await createClient(h, { name: 'Fechada Otra', created_at: '2025-09-07T15:00:00.000Z' });
    const forms = ['07/08/2025', '7/8/25', '2025-08-07', '7/8', '07/08', '08/2025', '2025-08', 'agosto 2025'];
    for (const search of [...forms, '7 de agosto', '7 ago 2025', 'fechada 8/2025']) {
      expect([search, ids(await list('users', { search }), 'users')]).toEqual([search, [made.id]]);
    }
    expect((await list('users', { search: '31/02/2025' })).total).toBe(0);
    expect(ids(await list('users', { from: '2025-08-07', to: '2025-08-07' }), 'users')).toEqual([made.id]);
    expect((await list('users', { from: '2025-08-01', to: '2025-09-30' })).total).toBe(2);
  });

  test('a transaction by its number as it was stored, or a part of it', async () => {
    const provider = await createProvider(h);
    await h.call('POST', '/api/admin/subscriptions/admin', { as, body: { provider_id: provider.id } });
    const numbers = ['MP_1234.56/A', '59800123456789', '0042-77', 'Transf. Nº 9'];
    for (const transaction_id of numbers) {
      const body = { provider_id: provider.id, amount: 890, transaction_id };
      const { body: made } = await h.call<{ payment: { id: number } }>('POST', '/api/admin/payments/admin', {
        as,
        body,
      });
      for (const search of [transaction_id, transaction_id.toLowerCase(), transaction_id.slice(1, 6)]) {
        expect([search, ids(await list('payments', { search }), 'payments')]).toEqual([search, [made.payment.id]]);
      }
    }
  });

  test('all rows of all people that match, exactly counted', async () => {
    const provider = await createProvider(h, { entitled: true, name: 'Numerosa Quintela' });
    for (let n = 0; n < 3; n += 1) await createService(h, provider);
    const found = await list('services', { search: 'quintela', limit: 1 });
    expect(found).toMatchObject({ total: 3, totalIsFloor: false });
    expect(found.services).toHaveLength(1);
  });
});

describe('every row can be reached', () => {
  test('by places, forwards and back, in each order and within a search', async () => {
    const provider = await createProvider(h);
    const others = [await createProvider(h), await createProvider(h), await createProvider(h)];
    for (const { id } of [provider, ...others]) {
      await h.call('POST', '/api/admin/subscriptions/admin', { as, body: { provider_id: id } });
    }
    // one subscription has no end, like those that were never active
    await h.deps.db
      .updateTable('subscriptions')
      .set({ end_date: null })
      .where('provider_id', '=', provider.id)
      .execute();
    const walks: [noun: string, query: Record<string, string>][] = [
      ['subscriptions', { sort: 'end_date' }],
      ['subscriptions', { sort: '-end_date' }],
      ['subscriptions', {}],
      ['users', { sort: 'name' }],
      ['users', { search: 'ejemplo', sort: '-name' }],
      ['services', { sort: '-rating' }],
      ['users', { search: 'fechada' }],
    ];
    for (const [noun, query] of walks) {
      const whole = ids(await list(noun, { ...query, limit: 100 }), noun);
      const seen: number[] = [];
      let page = await list(noun, { ...query, limit: 2 });
      expect(page.previous).toBeNull();
      for (;;) {
        seen.push(...ids(page, noun));
        if (!page.next) break;
        page = await list(noun, { ...query, limit: 2, after: page.next });
      }
      expect([noun, query, seen]).toEqual([noun, query, whole]);
      const back: number[] = [...ids(page, noun)];
      while (page.previous) {
        page = await list(noun, { ...query, limit: 2, before: page.previous });
        back.unshift(...ids(page, noun));
      }
      expect([noun, query, back]).toEqual([noun, query, whole]);
    }
    // somebody changed the address
    expect((await list('users', { after: 'zzz' })).page).toBe(1);
  });
});

test('an export has the rows of the screen in their order, with words and local times', async () => {
  const boss = await createAdmin(h, { name: 'Zulma Exportada', created_at: '2025-01-02T02:30:00.000Z' });
  await createClient(h, { name: 'Ana Exportada', created_at: '2025-01-02T12:00:00.000Z' });
  for (const query of ['search=exportada&sort=name', 'sort=-name&from=2025-01-01&to=2025-01-02']) {
    const { body } = await h.call('GET', `/api/admin/users.csv?${query}`, { as });
    const lines = String(body).split('\r\n').slice(1, -1);
    const shown = ids(await list('users', Object.fromEntries(new URLSearchParams(query))), 'users');
    expect(lines.map((line) => Number(line.split(';')[0]?.replaceAll('"', '')))).toEqual(shown);
    expect(lines.find((line) => line.includes(boss.email))).toMatch(/"Administrador";"1\/1\/25 23:30"$/);
  }
});
