// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider, type Person } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';

const h = await startHarness();

let tests = 0;
// a network may register only a few accounts an hour
beforeEach(() => h.clock.set(`2026-03-${10 + tests++}T15:00:00.000Z`));

type Made = { status: number; body: { path: string } };
const make = async (as: Person | null) => (await h.call('POST', '/api/invites', { as: as?.token })) as Made;
const own = async (as: Person) => (await h.call('GET', '/api/invites', { as: as.token })).body;
const open = (path: string) => h.call('GET', path.replace('/invitacion/', '/api/invites/'));
const codeOf = async (as: Person) => (await make(as)).body.path.split('/').at(-1) ?? '';

let people = 0;

/** Registers somebody as the form does, and returns the id. */
async function register(given: object): Promise<number> {
  people += 1;
  const mark = `invitada${people}`;
  const password = 'Clave-segura-1';
  const body = {
    ...{ name: 'Ema Ema', username: mark, email: `${mark}@correo.example`, password, confirmPassword: password },
    ...{ phone: `0987654${String(people).padStart(2, '0')}`, service: 'Pintura', company_name: `Pinta ${people}` },
    cedula_number: String(50_000_000 + people),
    ...given,
  };
  expect((await h.call('POST', '/api/providers/register', { body })).status).toBe(201);
  const login = await h.call('POST', '/api/auth/login', { body: { identifier: body.email, password } });
  return (login.body.provider as Person).id;
}

test('a link is made once, names its provider as the profile does, and ends when its provider says so (rule INV-1)', async () => {
  expect((await make(null)).status).toBe(401);
  expect((await make(await createClient(h))).status).toBe(403);
  const ana = await createProvider(h, { name: 'Ana Pérez', profile: { company_name: 'Ana Arregla' } });
  expect(await own(ana)).toEqual({ success: true, path: null, came: 0, published: 0 });
  const { path } = (await make(ana)).body;
  expect(path).toMatch(/^\/invitacion\/[\w-]{16}$/);
  expect((await make(ana)).body.path).toBe(path);
  const { body } = await open(path);
  expect(body.invite).toEqual({
    ...{
      id: ana.id,
      name: 'Ana Arregla',
      service: expect.anything(),
      profile_image: null,
      is_verified: false,
      is_reviewed: false,
    },
  });
  expect(JSON.stringify(body)).not.toMatch(/@|09\d{7}/);
  expect((await h.call('DELETE', '/api/invites', { as: ana.token })).status).toBe(200);
  expect((await open(path)).status).toBe(404);
  expect((await make(ana)).body.path).not.toBe(path);
});

test('a link that is cut short, unknown or of somebody out of sight opens nobody (rule INV-2)', async () => {
  expect((await open('/invitacion/abc')).status).toBe(400);
  expect((await open('/invitacion/AAAAAAAAAAAAAAAA')).status).toBe(404);
  const ana = await createProvider(h);
  const { path } = (await make(ana)).body;
  await h.deps.db.updateTable('accounts').set({ suspended_at: 'now' }).where('id', '=', ana.id).execute();
  expect((await open(path)).status).toBe(404);
});

test('who registers with a link, or becomes a provider with it, is counted, and so is who publishes (rule INV-4)', async () => {
  const ana = await createProvider(h);
  const invite = await codeOf(ana);
  const first = await register({ invite });
  const client = await createClient(h);
  const body = {
    ...{ phone: '098111222', service: 'Pintura', company_name: 'Pinta', cedula_number: '41234567', invite },
  };
  expect((await h.call('POST', '/api/users/become-provider', { as: client.token, body })).status).toBe(200);
  expect(await own(ana)).toMatchObject({ came: 2, published: 0 });
  const service = { id: first } as Person;
  await createService(h, service, { title: 'Pinto casas' });
  await createService(h, service, { title: 'Pinto rejas' });
  expect(await own(ana)).toMatchObject({ came: 2, published: 1 });
  // ending the link does not remove the people who came by it
  await h.call('DELETE', '/api/invites', { as: ana.token });
  expect(await own(ana)).toMatchObject({ path: null, came: 2, published: 1 });
});

test('a registration with a link that is gone goes through, and counts nowhere (rule INV-3)', async () => {
  const ana = await createProvider(h);
  const invite = await codeOf(ana);
  await h.call('DELETE', '/api/invites', { as: ana.token });
  await register({ invite });
  await register({ invite: '' });
  await register({ invite: 'nada que se parezca a un código' });
  expect(await own(ana)).toMatchObject({ came: 0 });
});

test('a second account with the phone or the cédula of whoever invites is no colleague (rule INV-3)', async () => {
  const ana = await createProvider(h, { phone: '099111222', profile: { cedula_number: '12345672' } });
  const invite = await codeOf(ana);
  await register({ invite, phone: '099 111 222' });
  await register({ invite, cedula_number: '12345672' });
  expect(await own(ana)).toMatchObject({ came: 0 });
});

test('who came goes with the account, and the link with its own; the download says both, and of nobody else (rule INV-5)', async () => {
  const ana = await createProvider(h);
  const invite = await codeOf(ana);
  const id = await register({ invite });
  const { body } = await h.call('GET', '/api/users/me/export', { as: ana.token });
  expect(body.invites).toEqual([{ code: invite, created_at: h.clock.now().toISOString() }]);
  expect(JSON.stringify(body)).not.toContain('invitada');
  const db = h.deps.db;
  await db.deleteFrom('accounts').where('id', '=', id).execute();
  expect(await own(ana)).toMatchObject({ came: 0 });
  await register({ invite });
  await db.deleteFrom('accounts').where('id', '=', ana.id).execute();
  expect((await open(`/invitacion/${invite}`)).status).toBe(404);
  expect(await db.selectFrom('invited_accounts').selectAll().where('inviter_id', '=', ana.id).execute()).toEqual([]);
});
