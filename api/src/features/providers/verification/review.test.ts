import type { VerificationDetail, WaitingProvider } from '@tero/shared/contract/admin/verification';
import type { OwnVerification } from '@tero/shared/contract/providers-own';
import { describe, expect, test } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createProvider, type Person } from '../../../../test/people.ts';
import { createService } from '../../../../test/services.ts';

const h = await startHarness();
const admin = await createAdmin(h);
const base = '/api/admin/providers-verification';

const details = { company_name: 'Luz y Norte', service: 'Electricidad', cedula_number: '12345672' };
const formOf = ({ name, username }: Person, changes: object = {}) => ({
  ...{ name, username, phone: '099123456', location: 'Montevideo', birth_date: '1985-04-03' },
  ...details,
  ...changes,
});
const make = (verification_status: 'approved' | 'rejected' | 'pending', given: object = {}) =>
  createProvider(h, {
    entitled: true,
    profile: { ...details, verification_status, documents_submitted_at: '2025-01-01T00:00:00.000Z', ...given },
  });
const save = (as: Person, changes: object = {}) =>
  h.call<{ message: string }>('PUT', '/api/providers/profile', { as: as.token, body: formOf(as, changes) });
const own = async (as: Person) =>
  (await h.call<{ verification: OwnVerification }>('GET', '/api/providers/profile/verification', { as: as.token })).body
    .verification;
const resubmit = (as: Person) =>
  h.call<{ verification: OwnVerification }>('POST', '/api/providers/profile/resubmit', { as: as.token });
const decide = (person: Person, what: 'approve' | 'reject', body: object = {}) =>
  h.call('POST', `${base}/${person.id}/${what}`, { as: admin.token, body });
const detail = async ({ id }: Person) =>
  (await h.call<{ data: VerificationDetail }>('GET', `${base}/${id}`, { as: admin.token })).body.data;
const queue = async () => {
  const { body } = await h.call<{ data: { providers: WaitingProvider[] } }>('GET', `${base}/pending?limit=100`, {
    as: admin.token,
  });
  return body.data.providers;
};
const isReviewed = async ({ id }: Person) =>
  (await h.call<{ provider: { is_reviewed: boolean } }>('GET', `/api/providers/${id}`)).body.provider.is_reviewed;

describe('after the approval', () => {
  test.each([
    ['name', { name: 'Rosa Cambiada' }],
    ['company_name', { company_name: 'Otra Empresa' }],
    ['cedula_number', { cedula_number: '55555555' }],
  ])('another %s asks again, and takes the badge off meanwhile', async (field, change) => {
    const provider = await make('approved');
    const service = await createService(h, provider);
    expect(await isReviewed(provider)).toBe(true);
    const { body } = await save(provider, change);
    expect(body.message).toBe('Perfil actualizado correctamente. Vamos a revisar los cambios y te avisamos.');
    expect(await isReviewed(provider)).toBe(false);
    const page = await h.call<{ service: { provider: { is_reviewed: boolean } } }>(
      'GET',
      `/api/services/${service.id}`,
    );
    expect(page.body.service.provider.is_reviewed).toBe(false);
    expect(await own(provider)).toMatchObject({ status: 'pending', why: 'changed', reason: null });
    const waiting = (await queue()).find(({ id }) => id === provider.id);
    expect(waiting).toMatchObject({ why: 'changed', changed_fields: [field] });
    expect(JSON.stringify(waiting)).not.toContain('12345672');
  });

  test('what the badge does not vouch for asks for nothing', async () => {
    const provider = await make('approved');
    const { body } = await save(provider, {
      description: 'Trabajo desde 2004',
      phone: '099765432',
      service: 'Domótica',
    });
    expect(body.message).toBe('Perfil actualizado correctamente.');
    expect(await isReviewed(provider)).toBe(true);
  });

  test('a name that changes by the call of accounts asks again too; by an administrator it does not', async () => {
    const provider = await make('approved');
    const rename = (as: string, name: string) => h.call('PUT', `/api/users/${provider.id}`, { as, body: { name } });
    expect((await rename(admin.token, 'Nombre Del Equipo')).status).toBe(200);
    expect(await isReviewed(provider)).toBe(true);
    expect((await rename(provider.token, 'Nombre Propio')).status).toBe(200);
    expect(await isReviewed(provider)).toBe(false);
  });

  test('the queue shows each change from what was approved, until the next decision', async () => {
    const provider = await make('pending');
    await decide(provider, 'approve');
    await save(provider, { name: 'Primer Nombre' });
    await save(provider, { name: 'Segundo Nombre', company_name: 'Nueva Razón' });
    expect(await detail(provider)).toMatchObject({
      why: 'changed',
      changes: [
        { field: 'name', before: provider.name, after: 'Segundo Nombre' },
        { field: 'company_name', before: 'Luz y Norte', after: 'Nueva Razón' },
      ],
    });
    await decide(provider, 'approve');
    expect(await isReviewed(provider)).toBe(true);
    expect((await detail(provider)).changes).toEqual([]);
    await save(provider, { name: 'Segundo Nombre', company_name: 'Tercera' });
    expect((await detail(provider)).changes).toEqual([
      { field: 'company_name', before: 'Nueva Razón', after: 'Tercera' },
    ]);
  });
});

test('a decision about data that changed meanwhile is refused', async () => {
  const provider = await make('pending');
  const { version } = await detail(provider);
  await save(provider, { company_name: 'Otra Que Nadie Miró' });
  for (const [what, body] of [
    ['approve', { version }],
    ['reject', { version, reason: 'No coincide.' }],
  ] as const) {
    const refused = await decide(provider, what, body);
    expect([refused.status, refused.body]).toEqual([412, expect.objectContaining({ code: 'changed_meanwhile' })]);
  }
  expect(await isReviewed(provider)).toBe(false);
  expect((await decide(provider, 'approve', { version: (await detail(provider)).version })).status).toBe(200);
  expect(await isReviewed(provider)).toBe(true);
});

describe('after a rejection', () => {
  test('the provider reads the reason and what to correct', async () => {
    const provider = await make('pending');
    expect(await own(provider)).toMatchObject({ status: 'pending', why: 'new', reason: null, fields: [] });
    const bad = await decide(provider, 'reject', { reason: 'x', fields: ['password'] });
    expect(bad.status).toBe(400);
    await decide(provider, 'reject', {
      reason: 'La cédula no coincide con el nombre.',
      fields: ['cedula_number', 'name'],
    });
    expect(await own(provider)).toMatchObject({
      status: 'rejected',
      why: null,
      reason: 'La cédula no coincide con el nombre.',
      fields: ['cedula_number', 'name'],
    });
    const notice = await h.deps.db
      .selectFrom('notifications')
      .select(['message', 'link'])
      .where('account_id', '=', provider.id)
      .executeTakeFirst();
    expect(notice).toMatchObject({
      message: expect.stringContaining('Lo que tenés que corregir: cédula y nombre.'),
      link: '/provider-settings',
    });
    expect((await detail(provider)).decisions[0]).toMatchObject({ fields: ['cedula_number', 'name'] });
  });

  test('any correction returns to the queue, once', async () => {
    const provider = await make('rejected');
    const { body } = await save(provider, { birth_date: '1985-04-04' });
    expect(body.message).toContain('Vamos a revisar los cambios');
    const first = await own(provider);
    expect(first).toMatchObject({ status: 'pending', why: 'corrected', submitted_at: h.clock.now().toISOString() });
    h.clock.advance(60_000);
    expect((await save(provider, { birth_date: '1985-04-05' })).body.message).toBe('Perfil actualizado correctamente.');
    expect((await own(provider)).submitted_at).toBe(first.submitted_at);
    expect((await detail(provider)).changes).toEqual([
      { field: 'birth_date', before: '1985-04-03', after: '1985-04-05' },
    ]);
  });

  test('a save that corrects nothing stays rejected', async () => {
    const provider = await make('rejected');
    await save(provider, { emergency_contact: 'Una vecina' });
    expect((await own(provider)).status).toBe('rejected');
  });

  test('«Volver a enviar» sends it as it is, and a second press changes nothing', async () => {
    const provider = await make('rejected');
    expect((await resubmit(provider)).body.verification).toMatchObject({ status: 'pending', why: 'resent' });
    const { submitted_at } = await own(provider);
    h.clock.advance(60_000);
    expect((await resubmit(provider)).status).toBe(200);
    expect((await own(provider)).submitted_at).toBe(submitted_at);
    expect((await queue()).find(({ id }) => id === provider.id)).toMatchObject({ why: 'resent', changed_fields: [] });
    const approved = await make('approved');
    expect((await resubmit(approved)).status).toBe(409);
    expect((await h.call('POST', '/api/providers/profile/resubmit', { as: admin.token })).status).toBe(403);
  });
});

test('who waits reads how many days the team took lately, once it has decided about five (rule PROV-60)', async () => {
  const one = await startHarness();
  const team = await createAdmin(one);
  const form = { ...details, verification_status: 'pending' as const };
  const usual = async (as: Person) =>
    (await one.call<{ verification: OwnVerification }>('GET', '/api/providers/profile/verification', { as: as.token }))
      .body.verification.usual_days;
  const submitted = (days: number) => new Date(one.clock.now().getTime() - days * 86_400_000).toISOString();
  const waiting = await createProvider(one, { profile: { ...form, documents_submitted_at: submitted(1) } });
  for (const days of [0.5, 1, 1.4, 3, 9]) {
    expect(await usual(waiting)).toBeNull();
    const other = await createProvider(one, { profile: { ...form, documents_submitted_at: submitted(days) } });
    await one.call('POST', `${base}/${other.id}/approve`, { as: team.token, body: {} });
  }
  expect(await usual(waiting)).toBe(2);
  await one.call('POST', `${base}/${waiting.id}/approve`, { as: team.token, body: {} });
  expect(await usual(waiting)).toBeNull();
});
