// @module-tag postgres
import { limits } from '@tero/shared/limits';
import { day, minute } from '@tero/shared/rules/time/durations';
import { beforeEach, describe, expect, it } from 'vitest';
import { passDays } from '../../../test/deletion.ts';
import { startHarness } from '../../../test/harness.ts';
import { caseOf, decideCase, reportThing } from '../../../test/moderation.ts';
import { createAdmin, createClient, createProvider, type Person, password, signIn } from '../../../test/people.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createPublisher } from '../../../test/service-form.ts';
import { createService } from '../../../test/services.ts';
import { isUnwanted } from '../notifications/delivery/unwanted.ts';
import { eraseDue } from './deletion.ts';

const h = await startHarness({ PUBLIC_URL: 'https://tero.example' });
const { db } = h.deps;
const admin = await createAdmin(h);

beforeEach(() => h.clock.set('2026-03-10T15:00:00.000Z'));

interface Refusal {
  code: string;
  message: string;
  deletion: { at: string; token: string };
  errors: Record<string, string>;
}

const remove = async (person: Person) =>
  h.call<{ deletion_at: string; code: string }>('DELETE', '/api/users/profile', { as: await signIn(h, person) });
const login = ({ email }: Person) =>
  h.call<Refusal>('POST', '/api/auth/login', { body: { identifier: email, password } });
const recover = (token: string) =>
  h.call<Refusal & { token: string }>('POST', '/api/auth/recover', { body: { token } });
const mails = async (key: string) =>
  (
    await db
      .selectFrom('outbox')
      .select(['payload', 'account_id'])
      .where('dedupe_key', 'like', `email:${key}:%`)
      .execute()
  )
    .map(({ payload }) => JSON.parse(payload) as { subject: string; text: string; to: { address: string } })
    .at(-1);
const exists = (id: number) => db.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst();

describe('an account that its owner deletes (rule ACC-93)', () => {
  it('is out of sight at once with all that it published and reviewed, and comes back as it was', async () => {
    const person = await createPublisher(h);
    const service = await createService(h, person, { title: 'Zorzales al vuelo' });
    const other = await createService(h, await createPublisher(h), { title: 'Otro' });
    const client = await createClient(h);
    await writeReview(h, client, other, { comment: 'Muy bien' });
    const seen = async () => {
      const found = await h.call<{ total: number }>('GET', '/api/search/services?q=zorzales');
      const profile = await h.call('GET', `/api/providers/${person.id}`);
      const { body } = await h.call<{ service: { reviews_count: number } }>('GET', `/api/services/${other.id}`);
      return [
        found.body.total,
        profile.status,
        (await h.call('GET', `/api/services/${service.id}`)).status,
        body.service.reviews_count,
      ];
    };
    expect(await seen()).toEqual([1, 200, 200, 1]);
    for (const one of [person, client]) {
      const { status, body } = await remove(one);
      expect([status, body.deletion_at]).toEqual([200, '2026-03-17T15:00:00.000Z']);
    }
    expect(await seen()).toEqual([0, 404, 404, 0]);
    for (const one of [person, client]) {
      const refused = await login(one);
      expect([refused.status, refused.body.code, refused.body.deletion.at]).toEqual([
        403,
        'deletion_waiting',
        '2026-03-17T15:00:00.000Z',
      ]);
      const { status, body } = await recover(refused.body.deletion.token);
      expect(status).toBe(200);
      expect((await h.call('GET', '/api/auth/verify', { as: body.token })).status).toBe(200);
    }
    expect(await seen()).toEqual([1, 200, 200, 1]);
    expect(await mails('deletion-undone')).toMatchObject({ subject: 'Recuperaste tu cuenta de Tero' });
    await passDays(h);
    expect(await exists(person.id)).toBeDefined();
  });

  it('has no session any more, and is erased by the job once its days are over, not before', async () => {
    const client = await createClient(h);
    await remove(client);
    expect((await h.call('GET', '/api/auth/verify', { as: client.token })).body.code).toBe('session_invalid');
    h.clock.advance(limits.deletionDays * day - 1);
    await eraseDue(h.deps);
    expect((await login(client)).body.code).toBe('deletion_waiting');
    h.clock.advance(1);
    await eraseDue(h.deps);
    expect(await exists(client.id)).toBeUndefined();
    expect((await login(client)).body.code).toBe('account_unknown');
    const told = await mails('deletion-done');
    expect([told?.subject, told?.to.address]).toEqual(['Tu cuenta de Tero ya no existe', client.email]);
  });

  it('is told by mail what was done, what is erased when, what stays, and the way back', async () => {
    const provider = await createProvider(h);
    await remove(provider);
    const told = await mails('deletion-asked');
    expect(told?.to.address).toBe(provider.email);
    for (const words of [
      'Ya ocultamos tu cuenta',
      '17 de marzo',
      'importes, fechas',
      'Usuario anónimo',
      '«Recuperar mi cuenta»',
    ])
      expect(told?.text).toContain(words);
    expect(told?.text).toContain('https://tero.example/login');
    expect(told?.text).not.toContain('suscripción');
  });

  it('is told of nothing else but what keeps it safe', async () => {
    const client = await createClient(h);
    const ask = (category: 'newMessages' | 'securityAlerts' | null) =>
      isUnwanted(h.deps, 'email', { accountId: client.id, category: category as never });
    expect(await ask('newMessages')).toBe(false);
    await remove(client);
    expect([await ask('newMessages'), await ask('securityAlerts'), await ask(null)]).toEqual([true, false, false]);
  });

  it('keeps its email and username: nobody registers with them, and nobody learns of the deletion', async () => {
    const client = await createClient(h);
    await remove(client);
    const { status, body } = await h.call<Refusal>('POST', '/api/users/register', {
      body: {
        name: 'Ana Pérez',
        username: client.username,
        email: client.email,
        phone: '099 123 456',
        password: 'Otra-Clave-77!',
        password_confirmation: 'Otra-Clave-77!',
        accepted_policies: '2024-03-01',
      },
    });
    expect([status, body.code]).toEqual([409, 'already_exists']);
    expect(body.errors.email).toBe('Este email ya está registrado. Usa otro email.');
    expect(body.errors.username).toBe('Este nombre de usuario ya está en uso. Elige otro.');
  });
});

describe('the way back (rule ACC-95)', () => {
  const waiting = async () => {
    const client = await createClient(h);
    await remove(client);
    return { client, token: (await login(client)).body.deletion.token };
  };

  it('is open to whoever has just signed in, for a while and once', async () => {
    const { client, token } = await waiting();
    for (const wrong of ['', 'x', `${client.id}_1_9999999999999_x`, token.slice(0, -3), `9${token}`]) {
      const { status, body } = await recover(wrong);
      expect([status, body.code]).toEqual([400, 'token_invalid']);
    }
    h.clock.advance(30 * minute);
    expect((await recover(token)).body.message).toMatch(/^Pasó demasiado tiempo/);
    h.clock.set('2026-03-10T15:01:00.000Z');
    expect((await recover(token)).status).toBe(200);
    expect((await recover(token)).body.code).toBe('token_invalid');
  });

  it('is no way in: a token of before a new password does nothing, nor does it work as a session', async () => {
    const { client, token } = await waiting();
    expect((await h.call('GET', '/api/auth/verify', { as: token })).status).toBe(401);
    await db.updateTable('accounts').set({ credential_version: 99 }).where('id', '=', client.id).execute();
    expect((await recover(token)).body.code).toBe('token_invalid');
  });

  it('is closed to an account that the team suspends meanwhile, which stays out of sight when that is lifted', async () => {
    const owner = await createPublisher(h);
    const service = await createService(h, owner, { title: 'Trabajo' });
    const thing = { kind: 'service', id: service.id } as const;
    await reportThing(h, await createClient(h), thing);
    const id = (await caseOf(h, admin, thing))?.id ?? 0;
    await remove(owner);
    const { token } = (await login(owner)).body.deletion;
    h.clock.advance(minute);
    // nobody can report a hidden thing: the report came before
    await decideCase(h, admin, id, 'suspend');
    expect((await login(owner)).body.code).toBe('account_suspended');
    // a proof from before the suspension is no longer valid
    expect((await recover(token)).body.code).toBe('token_invalid');
    await decideCase(h, admin, id, 'lift');
    expect((await h.call('GET', `/api/services/${service.id}`)).status).toBe(404);
    expect((await login(owner)).body.code).toBe('deletion_waiting');
    await decideCase(h, admin, id, 'suspend');
    h.clock.advance(limits.deletionDays * day);
    await eraseDue(h.deps);
    expect(await exists(owner.id)).toBeUndefined();
  });
});

describe('administrators', () => {
  it('erase another account at once, also one that waits', async () => {
    const [waits, client] = [await createClient(h), await createClient(h)];
    await remove(waits);
    for (const { id } of [waits, client]) {
      const { status, body } = await h.call<{ deletion_at: null }>('DELETE', `/api/users/${id}`, {
        as: await signIn(h, admin),
      });
      expect([status, body.deletion_at, await exists(id)]).toEqual([200, null, undefined]);
    }
  });

  it('who wait do not count as the one that stays', async () => {
    const second = await createAdmin(h);
    expect((await remove(second)).status).toBe(200);
    expect((await remove(admin)).body.code).toBe('last_admin');
    await passDays(h);
    expect(await exists(second.id)).toBeUndefined();
  });
});
