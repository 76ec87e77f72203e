// @module-tag postgres
import type { Removal } from '@tero/shared/contract/admin/people';
import { expect, test } from 'vitest';
import { logged } from '../../../../test/admin-log.ts';
import { startHarness } from '../../../../test/harness.ts';
import { createAdmin, createClient, type Person } from '../../../../test/people.ts';

const h = await startHarness();
const { db } = h.deps;
const admin = await createAdmin(h);

async function write(person: Person, subject: string): Promise<number> {
  const body = { name: person.name, email: person.email, subject, message: 'Quiero que borren todo lo mío' };
  const { status } = await h.call('POST', '/api/contact', { as: person.token, body });
  expect(status).toBe(201);
  const row = await db.selectFrom('contact_messages').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return row.id;
}
const requestsOf = async ({ id }: Person) =>
  (await h.call<{ removal: Removal }>('GET', `/api/admin/people/${id}/removal`, { as: admin.token })).body.removal
    .requests;
const remove = ({ id }: Person, query = '') => h.call('DELETE', `/api/admin/users/${id}${query}`, { as: admin.token });
const lastMail = async () =>
  (
    await db
      .selectFrom('outbox')
      .select(['dedupe_key', 'payload'])
      .where('dedupe_key', 'like', 'email:deletion-done:%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).payload;

test('who asked by phone reads so, and the log says it', async () => {
  const person = await createClient(h, { name: 'Clotilde Sosa' });
  const { response, rows } = await logged(h, () => remove(person, '?request=otherwise'));
  expect(response.status).toBe(200);
  expect(rows).toMatchObject([
    { action: 'delete', entity_id: person.id, details: { motivo: { after: 'La persona lo pidió por otro medio' } } },
  ]);
  expect(await lastMail()).toContain('Nos pediste que elimináramos tu cuenta');
  const other = await createClient(h);
  expect((await remove(other, '?request=phone')).status).toBe(400);
});

test('a request survives the erasure as a number without a person, which the person learns by mail', async () => {
  const person = await createClient(h, { name: 'Clotilde Brum' });
  const other = await write(person, 'Una pregunta');
  const request = await write(person, 'Borren mis datos');
  expect((await requestsOf(person)).map(({ id, subject }) => [id, subject])).toEqual([
    [request, 'Borren mis datos'],
    [other, 'Una pregunta'],
  ]);
  const { response, rows } = await logged(h, () => remove(person, `?request=${request}`));
  expect(response.status).toBe(200);
  expect(rows).toMatchObject([
    { action: 'delete', entity_type: 'user', entity_id: person.id, details: { message: { after: request } } },
  ]);
  const left = await db.selectFrom('contact_messages').selectAll().where('id', 'in', [request, other]).execute();
  expect(left).toMatchObject([
    { id: request, state: 'cerrado', account_id: null, name: 'Cuenta eliminada', email: '', message: '', ip: '' },
  ]);
  expect(JSON.stringify(left)).not.toMatch(/clotilde|brum|borren/i);
  const mail = await lastMail();
  expect(mail).toContain(person.email);
  expect(mail).toContain(`Constancia n.º ${rows[0]?.id}`);
  expect(mail).toContain('Nos pediste que elimináramos tu cuenta');
  // a person who cites the number is found, and no letter is written to an empty address
  const found = await h.call<{ logs: { id: number }[] }>('GET', `/api/admin/logs?search=%23${rows[0]?.id}`, {
    as: admin.token,
  });
  expect(found.body.logs.map(({ id }) => id)).toEqual([rows[0]?.id]);
  const body = { answer: 'Hola' };
  const answer = await h.call('PUT', `/api/admin/messages/${request}`, { as: admin.token, body });
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    { answer: expect.stringContaining('queda solo el número') },
  ]);
});

test('what the team decides says so to the person, and somebody else’s message is no request', async () => {
  const [person, stranger] = [await createClient(h), await createClient(h)];
  const theirs = await write(stranger, 'Borren mis datos');
  const refused = await remove(person, `?request=${theirs}`);
  expect([refused.status, refused.body.errors]).toEqual([400, { request: 'Elegí un mensaje de esta persona' }]);
  expect((await remove(person)).status).toBe(200);
  expect(await lastMail()).toContain('El equipo de Tero eliminó tu cuenta');
  expect(await requestsOf(stranger)).toHaveLength(1);
});

test('the mail says what stays as it is, and goes to nobody whose address is not verified', async () => {
  await remove(await createClient(h));
  expect(await lastMail()).toContain('Quedan tus reseñas, con el nombre «Usuario anónimo».');
  await remove(await createClient(h, { suspended_at: h.clock.now().toISOString() }));
  expect(await lastMail()).not.toContain('reseñas');
  const before = await lastMail();
  await remove(await createClient(h, { email_verified: 0 }));
  expect(await lastMail()).toBe(before);
});
