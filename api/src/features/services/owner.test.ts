import { describe, expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, createProvider } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';

const h = await startHarness();
const owner = await createProvider(h, {
  entitled: true,
  phone: '099 123 456',
  profile: { cedula_number: '12345672' },
});
const other = await createProvider(h, { entitled: true });
const client = await createClient(h, { created_at: '2025-01-01T12:00:00.000Z' });
const admin = await createAdmin(h);

interface Detail {
  service: {
    id: number;
    is_active: boolean;
    provider: { phone: string | null; email: string | null };
    images: unknown[];
  };
}

const detail = (id: number, as: string | null) => h.call<Detail>('GET', `/api/services/${id}`, { as });
const setActive = (id: number, is_active: unknown, as: string | null) =>
  h.call('PUT', `/api/services/${id}/active`, { body: { is_active }, as });

describe('the detail', () => {
  it('gives phone and email only to callers with a session', async () => {
    const { id } = await createService(h, owner, {});
    expect((await detail(id, null)).body.service.provider).toMatchObject({ phone: null, email: null });
    expect((await detail(id, client.token)).body.service.provider).toMatchObject({
      phone: '099 123 456',
      email: owner.email,
    });
  });

  it('never carries what is private of a provider', async () => {
    const { id } = await createService(h, owner, {});
    const text = JSON.stringify((await detail(id, admin.token)).body);
    for (const secret of [
      'cedula',
      '12345672',
      '1985-04-03',
      'birth',
      'address',
      'emergency',
      'username',
      'role',
      'password',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('responds 404 for an unknown id and 400 for an invalid one', async () => {
    const missing = await detail(99_999, null);
    expect([missing.status, missing.body.message]).toEqual([404, 'Servicio no encontrado']);
    for (const word of ['recientes', 'abc', '1e3', '-1', '1;drop']) {
      expect((await h.call('GET', `/api/services/${encodeURIComponent(word)}`)).status).toBe(400);
    }
    expect((await h.call('GET', '/api/services/recent')).status).toBe(200);
  });
});

describe('the switch', () => {
  it('is for the owner and admins alone', async () => {
    const { id } = await createService(h, owner, {});
    expect((await setActive(id, false, null)).status).toBe(401);
    expect((await setActive(id, false, client.token)).status).toBe(403);
    expect((await setActive(id, false, other.token)).status).toBe(403);
    expect((await detail(id, null)).body.service.is_active).toBe(true);
    expect((await setActive(id, false, owner.token)).status).toBe(200);
    expect((await detail(id, null)).status).toBe(404);
    expect((await detail(id, client.token)).status).toBe(404);
    expect((await detail(id, owner.token)).body.service.is_active).toBe(false);
    expect((await setActive(id, true, admin.token)).status).toBe(200);
    expect((await detail(id, null)).status).toBe(200);
  });

  it('takes 1 and 0 as well, and nothing else', async () => {
    const { id } = await createService(h, owner, {});
    const hidden = { success: true, message: 'Tu servicio está oculto', is_active: false };
    expect((await setActive(id, 0, owner.token)).body).toMatchObject(hidden);
    const shown = { success: true, message: 'Tu servicio está visible', is_active: true };
    expect((await setActive(id, '1', owner.token)).body).toMatchObject(shown);
    expect((await setActive(id, 'quizás', owner.token)).body.errors).toEqual({ is_active: 'Valor inválido' });
  });

  it('needs a subscription to go on, not to go off', async () => {
    const lapsed = await createProvider(h, { entitled: '2026-01-01T00:00:00.000Z' });
    const { id } = await createService(h, lapsed, {});
    expect((await setActive(id, false, lapsed.token)).status).toBe(200);
    const refused = await setActive(id, true, lapsed.token);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: 'requires_subscription', requiresSubscription: true });
    expect(refused.body.message).toBe(
      'Necesitas una suscripción activa para activar servicios. Suscríbete para continuar.',
    );
  });
});

describe('deleting', () => {
  it('is for the owner and admins alone, and takes the service out of everything', async () => {
    const { id } = await createService(h, owner, { title: 'Para borrar pronto' });
    const remove = (as: string | null) => h.call('DELETE', `/api/services/${id}`, { as });
    expect((await remove(null)).status).toBe(401);
    expect((await remove(client.token)).status).toBe(403);
    expect((await remove(other.token)).status).toBe(403);
    expect((await remove(owner.token)).status).toBe(200);
    expect((await remove(owner.token)).status).toBe(404);
    expect((await detail(id, owner.token)).status).toBe(404);
    const search = await h.call<{ total: number }>('GET', '/api/search/services?q=borrar pronto');
    expect(search.body.total).toBe(0);
    const suggested = (await h.call('GET', '/api/search/suggestions?q=borrar')).body as unknown as { kind?: string }[];
    expect(suggested.filter(({ kind }) => kind !== 'category')).toEqual([]);
  });
});

describe("a provider's services", () => {
  it('show the hidden ones to their owner and admins alone', async () => {
    const provider = await createProvider(h, { entitled: true });
    await createService(h, provider, { title: 'A la vista' });
    await createService(h, provider, { title: 'Guardado', is_active: 0 });
    const list = async (as: string | null) => {
      const { body } = await h.call<{ services: { title: string }[] }>('GET', `/api/services/provider/${provider.id}`, {
        as,
      });
      return body.services.map((service) => service.title).sort();
    };
    for (const stranger of [null, client.token, other.token]) expect(await list(stranger)).toEqual(['A la vista']);
    for (const insider of [provider.token, admin.token])
      expect(await list(insider)).toEqual(['A la vista', 'Guardado']);
  });
});

describe('a service whose provider’s subscription has ended', () => {
  type Services = { services: { id: number; listed: boolean; expired_at: string | null }[] };
  const until = '2026-01-01T00:00:00.000Z';

  it('says since when to its owner and admins; others are told nothing', async () => {
    const lapsed = await createProvider(h, { entitled: until });
    const { id } = await createService(h, lapsed, {});
    const off = await createService(h, lapsed, { is_active: 0 });
    const list = (as: string | null) => h.call<Services>('GET', `/api/services/provider/${lapsed.id}`, { as });
    for (const insider of [lapsed.token, admin.token]) {
      expect((await detail(id, insider)).body.service).toMatchObject({ listed: false, expired_at: until });
      expect((await list(insider)).body.services).toMatchObject([
        { id: off.id, listed: false, expired_at: null },
        { id, listed: false, expired_at: until },
      ]);
    }
    expect((await list(client.token)).body.services).toEqual([]);
    const current = await createService(h, owner, {});
    expect((await detail(current.id, owner.token)).body.service).toMatchObject({ listed: true, expired_at: null });
    await h.deps.db
      .updateTable('provider_profiles')
      .set({ entitled_until: '2030-01-01T00:00:00.000Z' })
      .where('account_id', '=', lapsed.id)
      .execute();
    expect((await detail(id, lapsed.token)).body.service).toMatchObject({ expired_at: null });
  });
});

describe('what is similar to a service', () => {
  const similar = (id: number | string) =>
    h.call<{ listed: boolean; category: { name: string }; services: { id: number; listed?: boolean }[] }>(
      'GET',
      `/api/services/${id}/similar`,
    );

  it('is told to anybody, also of one that is no longer published', async () => {
    const lapsed = await createProvider(h, { entitled: '2026-01-01T00:00:00.000Z' });
    const category = 'Jardinería';
    const there = await createService(h, owner, { category });
    const hidden = await createService(h, lapsed, { category });
    const removed = await createService(h, owner, { category });
    await h.call('DELETE', `/api/services/${removed.id}`, { as: owner.token });
    for (const { id } of [hidden, removed]) {
      expect((await similar(id)).body).toMatchObject({
        listed: false,
        category: { name: category, slug: 'jardineria' },
        services: [{ id: there.id }],
      });
    }
    expect((await similar(there.id)).body).toMatchObject({ listed: true, services: [] });
    expect((await similar(999_999)).status).toBe(404);
    expect((await similar('uno')).status).toBe(400);
  });
});

describe('the latest', () => {
  it('come newest first, at most 50', async () => {
    const { body } = await h.call<{ services: { created_at: string }[] }>('GET', '/api/services/recent?limit=500');
    const dates = body.services.map((service) => service.created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect((await h.call<{ services: unknown[] }>('GET', '/api/services/recent?limit=2')).body.services).toHaveLength(
      2,
    );
  });

  it('go on, page by page, without a service twice', async () => {
    const provider = await createProvider(h, { entitled: true });
    for (let at = 0; at < 3; at += 1) await createService(h, provider);
    const page = async (number: number) => {
      const address = `/api/services/recent?limit=2&page=${number}`;
      return (await h.call<{ services: { id: number }[]; total: number; totalPages: number }>('GET', address)).body;
    };
    const first = await page(1);
    expect(first.totalPages).toBe(Math.ceil(first.total / 2));
    const ids: number[] = [];
    for (let at = 1; at <= first.totalPages; at += 1) ids.push(...(await page(at)).services.map(({ id }) => id));
    expect(new Set(ids).size).toBe(first.total);
    expect((await page(first.totalPages + 1)).services).toEqual([]);
    expect((await h.call('GET', '/api/services/recent?page=0')).body.errors?.page).toBe('Página inválida');
  });
});
