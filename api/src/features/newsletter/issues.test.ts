// @module-tag postgres
import { articles } from '@tero/shared/content/articles';
import type { NewsletterIssue } from '@tero/shared/contract/admin/newsletter';
import { currentNewsletterConsent as consent } from '@tero/shared/rules/newsletter';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createClient, signIn } from '../../../test/people.ts';
import { isPostgres } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import { nextSubscribers } from './issue-repository.ts';
import { keepFigures, queueIssues } from './issues.ts';
import { remove } from './repository.ts';
import { leaveUrl } from './tokens.ts';

const h = await startHarness();
const { db } = h.deps;
const admin = await createAdmin(h);
const at = (days = 0) => new Date(h.clock.now().getTime() + days * 86_400_000).toISOString();
const article = articles[0]?.id ?? 0;
const issue = { subject: 'Novedades de noviembre', text: 'Hola.\n\nHay cosas nuevas.', articles: [article] };
const path = '/api/admin/newsletter/issues';

interface Mail {
  to: { address: string };
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string;
}

async function send(body: object = issue) {
  return h.call<{ message: string; errors?: object }>('POST', path, { as: await signIn(h, admin), body });
}

async function listed() {
  const as = await signIn(h, admin);
  const { body } = await h.call<{ issues: NewsletterIssue[]; recipients: number; next_at: string | null }>(
    'GET',
    path,
    {
      as,
    },
  );
  return body;
}

const mails = async () => {
  const rows = await db.selectFrom('outbox').select('payload').where('dedupe_key', 'like', '%:issue-%').execute();
  return rows.map(({ payload }) => JSON.parse(payload) as Mail);
};

it('sends nothing while nobody has confirmed', async () => {
  const { status, body } = await send();
  expect([status, body.message]).toEqual([409, 'Todavía nadie confirmó el boletín.']);
});

it('goes in batches to confirmed addresses alone, each with its way out, and is counted', async () => {
  const row = (name: string, confirmed_at: string | null) => {
    const email = `${name}@correo.example`;
    return { email, email_key: email, consent, consented_at: at(-1), confirmed_at };
  };
  const many = Array.from({ length: 230 }, (_, index) => row(`lectora${index}`, at(-1)));
  await db
    .insertInto('newsletter_subscribers')
    .values([...many, row('pendiente', null)])
    .execute();
  expect(await listed()).toMatchObject({ issues: [], recipients: 230, next_at: null });
  const blank = await send({ subject: '', text: ' ', articles: [9999] });
  expect([blank.status, Object.keys(blank.body.errors ?? {})]).toEqual([400, ['subject', 'text', 'articles.0']]);

  expect((await send()).status).toBe(201);
  // an address that is confirmed later gets the next issue
  await db
    .insertInto('newsletter_subscribers')
    .values(row('nueva', at(1)))
    .execute();
  await queueIssues(h.deps);
  // codes and other mails pass between two batches
  expect(await mails()).toHaveLength(100);
  for (const _ of ['second', 'last', 'nothing more']) await queueIssues(h.deps);
  const sent = await mails();
  expect(new Set(sent.map(({ to }) => to.address))).toEqual(new Set(many.map(({ email }) => email)));
  expect(sent).toHaveLength(230);
  const [mail] = sent;
  expect(mail?.subject).toBe(issue.subject);
  expect(mail?.text).toContain(`${articles[0]?.title}: ${h.deps.config.publicUrl}/blog/${article}`);
  expect(mail?.html).toContain(`/blog/${article}"`);
  expect(mail?.text).toContain(`Darme de baja del boletín: ${mail?.unsubscribeUrl}`);
  const { issues, next_at } = await listed();
  const counted = { state: 'sent', queued: 230, waiting: 230, sent: 0, failed: 0, leaves: 0 };
  expect(issues).toMatchObject([{ subject: issue.subject, ...counted }]);
  expect(next_at).not.toBeNull();

  // one press in the mail deletes the address and its mail, and the issue counts it
  const leave = new URL(mail?.unsubscribeUrl ?? '').pathname;
  for (const _ of ['once', 'and again']) expect((await h.call('POST', leave, {})).status).toBe(200);
  expect((await listed()).issues).toMatchObject([{ waiting: 229, leaves: 1 }]);
  // an address that was confirmed after the issue did not get it
  const { id } = await db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('email', '=', 'nueva@correo.example')
    .executeTakeFirstOrThrow();
  const ownWay = new URL(leaveUrl(h.deps.config, id)).pathname;
  expect((await h.call('POST', ownWay, {})).status).toBe(200);
  expect((await listed()).issues).toMatchObject([{ waiting: 229, leaves: 1 }]);
});

it('keeps its figures when a reader whose mail arrived leaves, and when the outbox has forgotten all', async () => {
  const reader = (name: string) => db.selectFrom('newsletter_subscribers').select('id').where('email', '=', name);
  const { id } = await reader('lectora7@correo.example').executeTakeFirstOrThrow();
  const mailed = db.updateTable('outbox').where('dedupe_key', 'like', '%:issue-%');
  await mailed.set({ status: 'sent' }).where('dedupe_key', '=', `email:newsletter:${id}:issue-1`).execute();
  await h.call('POST', new URL(leaveUrl(h.deps.config, id)).pathname, {});
  await keepFigures(h.deps);
  expect((await listed()).issues).toMatchObject([{ sent: 1, waiting: 228, leaves: 2 }]);
  await mailed.set({ status: 'sent' }).where('status', '=', 'pending').execute();
  await keepFigures(h.deps);
  await db.deleteFrom('outbox').where('dedupe_key', 'like', '%:issue-%').execute();
  expect((await listed()).issues).toMatchObject([{ sent: 229, failed: 0, waiting: 0 }]);
});

it.runIf(isPostgres(db))('makes no mail for somebody who leaves while its batch is made', async () => {
  const email = 'se-va@correo.example';
  const row = { email, email_key: email, consent, consented_at: at(-1), confirmed_at: at(-1) };
  const { id } = await db.insertInto('newsletter_subscribers').values(row).returning('id').executeTakeFirstOrThrow();
  const issue = { last_subscriber: id - 1, created_at: at() };
  const left = Promise.withResolvers<void>();
  const removed = Promise.withResolvers<void>();
  const leaving = inTransaction(db, async (trx) => {
    await remove(trx, id);
    removed.resolve();
    await left.promise;
  });
  await removed.promise;
  const next = inTransaction(db, (trx) => nextSubscribers(trx, issue, 1));
  const locked = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await locked.execute(db)).rows.length).toBeGreaterThan(0);
  left.resolve();
  await leaving;
  expect((await next).filter((reader) => reader.id === id)).toEqual([]);
});

it('goes out once a month at most, as readers were told', async () => {
  const again = await send();
  expect(again.status).toBe(409);
  expect(again.body.message).toMatch(/^Prometimos un boletín por mes como mucho: podés mandar el próximo desde el /);
  h.clock.advance(32 * 86_400_000);
  expect((await send()).status).toBe(201);
});

it('is for administrators alone, and the log says to how many it went', async () => {
  const client = await createClient(h);
  expect((await h.call('POST', path, { as: client.token, body: issue })).status).toBe(403);
  expect((await h.call('GET', path, { as: client.token })).status).toBe(403);
  const acts = await db
    .selectFrom('admin_logs')
    .select('details')
    .where('entity_type', '=', 'newsletter')
    .where('action', '=', 'create')
    .orderBy('id')
    .execute();
  expect(acts.map(({ details }) => JSON.parse(String(details)).destinatarios.after)).toEqual([230, 228]);
});
