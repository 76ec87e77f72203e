// @module-tag postgres
import { randomUUID } from 'node:crypto';
import type { Inquiry } from '@tero/shared/contract/inquiries';
import { limits } from '@tero/shared/limits';
import { day } from '@tero/shared/rules/time/durations';
import { expect, test } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createClient, createProvider, type Person, signIn } from '../../../test/people.ts';
import { createService } from '../../../test/services.ts';
import { recordStatements } from '../../../test/statements.ts';

const h = await startHarness();
const statements = recordStatements(h.deps.config);
/** Returns the text of a statement without its lists of parameters, which grow with the number of providers. */
const plain = (text: string) => text.replaceAll(/\((\+?[?$]\d*(, )?)+\)/g, '(…)');

/** Statements about sessions and between processes, which run now and then. */
const besides = /sessions|pg_notify/;

const texts = { what: 'Cambiar un enchufe', place: 'Pocitos', timing: 'hoy' };

async function ask(as: Person, count: number) {
  const service_ids = [];
  for (let at = 0; at < count; at += 1) {
    service_ids.push((await createService(h, await createProvider(h, { entitled: true }))).id);
  }
  const headers = { 'idempotency-key': randomUUID() };
  const { status } = await h.call('POST', '/api/inquiries', { as: as.token, body: { ...texts, service_ids }, headers });
  expect(status).toBe(201);
}

/** Returns the number of statements that the list takes, and the phones in it. */
async function list(as: Person) {
  const token = await signIn(h, as);
  statements.length = 0;
  const { body } = await h.call<{ inquiries: Inquiry[] }>('GET', '/api/inquiries', { as: token });
  const asked = body.inquiries.flatMap(({ recipients }) => recipients);
  return {
    statements: statements.map(plain).filter((text) => !besides.test(text)),
    asked: asked.length,
    given: asked.filter(({ phone }) => phone !== null).length,
    body,
  };
}

test('the list of pedidos asks the database as often for many providers as for one', async () => {
  const client = await createClient(h, { created_at: '2025-01-01T12:00:00.000Z' });
  await ask(client, 1);
  await list(client);
  const few = await list(client);
  for (let more = 1; more < limits.inquiriesPerDay; more += 1) await ask(client, limits.inquiryProviders);
  await list(client);
  const many = await list(client);
  expect([few.given, many.given, many.asked]).toEqual([1, 17, 17]);
  expect(few.statements).toHaveLength(7);
  expect(many.statements).toEqual(few.statements);
  // on another day one statement notes that all were seen again
  h.clock.advance(day);
  const next = await list(client);
  expect(next.statements.filter((text) => text.startsWith('update "phone_views"'))).toHaveLength(1);
  expect(next.given).toBe(17);
  expect((await list(client)).statements).toEqual(many.statements);
});

test('phones beyond those of a day are withheld in the order of the list, and asked for no further', async () => {
  const client = await createClient(h);
  for (let seen = limits.phonesFirstDay - 10; seen > 0; seen -= 1) {
    const { id } = await createProvider(h, { entitled: true });
    await h.call('GET', `/api/providers/${id}`, { as: client.token });
  }
  for (let more = 0; more < 4; more += 1) await ask(client, limits.inquiryProviders);
  const { body, statements } = await list(client);
  const all = body.inquiries.flatMap(({ recipients }) => recipients);
  expect(all.map(({ phone_withheld }) => phone_withheld)).toEqual([
    ...Array(10).fill(undefined),
    ...Array(6).fill('first_day_limit'),
  ]);
  // the alert is raised once
  expect((await list(client)).statements.length).toBeLessThan(statements.length / 2);
});
