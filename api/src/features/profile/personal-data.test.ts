// @module-tag postgres
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { rowMaker } from '../../../test/any-row.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createProvider } from '../../../test/people.ts';
import { readAccountColumns } from '../../db/sql/account-columns.ts';
import { notDeleted } from './deletion-repository.ts';
import { download, headings, notDownloaded } from './export-repository.ts';
import { columns as names } from './readable/columns.ts';
import { flags, money } from './readable/values.ts';

const h = await startHarness();
const { db } = h.deps;
const admin = await createAdmin(h);
const other = await createProvider(h);
const person = await createProvider(h);
const columns = await readAccountColumns(db);

/** The names that columns of text use for an account. */
const inWords = new Set(['daily_events.viewer', 'idempotency_keys.owner']);

/** Returns the number of rows in which `table.column` holds the person. */
async function count(of: string): Promise<number> {
  const [table = '', column = ''] = of.split('.');
  const held = inWords.has(of) ? `account:${person.id}` : person.id;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${held}`.execute(db);
  return Number(rows[0]?.count);
}

/**
 * Gives the person a row in every table and column that can hold an account. All other keys refer to another person.
 */
async function fillEverything(): Promise<void> {
  const insert = await rowMaker(db, other.id);
  for (const of of columns) {
    const [table = '', column = ''] = of.split('.');
    const held = inWords.has(of) ? `account:${person.id}` : person.id;
    if ((await count(of)) === 0) await insert(table, { [column]: held });
  }
  const own = async (table: 'quotes' | 'inquiries' | 'contact_messages', column: string) =>
    (await sql<{ id: number }>`select id from ${sql.table(table)} where ${sql.ref(column)} = ${person.id}`.execute(db))
      .rows[0]?.id;
  await insert('quote_versions', { quote_id: await own('quotes', 'provider_id'), number: 77 });
  await insert('citas', { quote_id: await own('quotes', 'provider_id') });
  await insert('quote_entries', { quote_id: await own('quotes', 'provider_id') });
  await insert('cita_answers', { quote_id: await own('quotes', 'provider_id'), asked_at: '2026-03-13T15:00:00.000Z' });
  await insert('inquiry_photos', { inquiry_id: await own('inquiries', 'account_id') });
  await insert('message_entries', { message_id: await own('contact_messages', 'account_id') });
  await db.updateTable('accounts').set({ email_verified: 1 }).where('id', '=', person.id).execute();
  await insert('newsletter_subscribers', { email: person.email, email_key: person.email });
}

await fillEverything();
const before = new Map(await Promise.all(columns.map(async (of) => [of, await count(of)] as const)));
const exported = (await h.call<Record<string, unknown[]>>('GET', '/api/users/me/export', { as: person.token })).body;
const { html } = (await h.call<{ html: string }>('GET', '/api/users/me/export/readable', { as: person.token })).body;
const removal = await h.call('DELETE', `/api/users/${person.id}`, { as: admin.token });

describe('every column that holds an account', () => {
  it('is found by its foreign key, or by its name alone', () => {
    expect(columns).toEqual(expect.arrayContaining(['accounts.id', 'second_steps.account_id', 'admin_logs.admin_id']));
    expect(columns.length).toBeGreaterThan(35);
    expect(removal.status).toBe(200);
  });

  it.each(columns)('%s: is downloaded, or has a reason why not', (of) => {
    expect(before.get(of)).toBeGreaterThan(0);
    const lists = Object.entries(download).filter(([, list]) => list.of === of);
    if (lists.length === 0) expect(notDownloaded[of]).toMatch(/\w{3}/);
    for (const [name] of lists) expect(exported[name], name).toHaveLength(before.get(of) ?? 0);
  });

  it.each(columns)('%s: names the account no more after its deletion, or has a reason why it does', async (of) => {
    expect(await count(of)).toBe(of in notDeleted ? before.get(of) : 0);
  });
});

describe('the download', () => {
  it('tells that two-factor is on and since when, and never the secret', () => {
    expect(exported.two_factor).toEqual([{ created_at: expect.any(String), confirmed_at: null }]);
  });

  it('has the decisions about the provider, without who decided and the notes of the team', () => {
    const decision = {
      id: expect.any(Number),
      provider_id: person.id,
      status: expect.any(String),
      reason: null,
      fields: null,
      about: expect.any(String),
    };
    expect(exported.verification_decisions).toEqual([{ ...decision, created_at: expect.any(String) }]);
  });

  it('has the images that wait for their form, without where they are stored', () => {
    expect(exported.uploads_waiting).toEqual([
      { name: expect.any(String), bytes: expect.any(Number), created_at: expect.any(String) },
    ]);
  });
});

describe('the file to read (rule ACC-96)', () => {
  const lists = Object.entries(exported).filter(([name]) => name !== 'generated_at') as [string, object[]][];

  it('has every list of the download under a heading, with a name for every column', () => {
    const called = Object.values(headings);
    expect(called.filter((heading) => heading.trim() === '')).toEqual([]);
    expect(called.filter((heading, at) => called.indexOf(heading) !== at)).toEqual([]);
    for (const [name, rows] of lists) {
      expect(rows.length, name).toBeGreaterThan(0);
      expect(html).toContain(`<h2>${headings[name as keyof typeof headings]}</h2>`);
      const nameless = Object.keys(rows[0] ?? {}).filter((column) => !Object.hasOwn(names, column));
      expect([name, nameless]).toEqual([name, []]);
    }
    const used = new Set(lists.flatMap(([, rows]) => Object.keys(rows[0] ?? {})));
    expect(Object.keys(names).filter((column) => !used.has(column))).toEqual([]);
  });

  it('knows every column of money, and of yes and no, that the schema has', () => {
    const folder = join(import.meta.dirname, '../../db/schema');
    const text = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
    const shown = new Set(lists.flatMap(([, rows]) => Object.keys(rows[0] ?? {})));
    for (const [type, known] of [
      ['Cents', money],
      ['Flag', flags],
    ] as const) {
      const pattern = new RegExp(`^  (\\w+): (?:Generated<)?${type}\\b`, 'gm');
      const all = new Set([...text.matchAll(pattern)].map(([, column = '']) => column).filter((one) => shown.has(one)));
      expect([...known].toSorted()).toEqual([...all].toSorted());
    }
  });

  it('is one file without scripts, in Spanish, with the number beside the title', () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="es-UY">/);
    expect(html).not.toMatch(/<script|<img|<link|https?:/i);
    expect(html).toContain('<dt>Email</dt>');
    expect(html).toMatch(/<dt>Proveedor<\/dt><dd>Tu cuenta \(n\.º \d+\)/);
    expect(html).not.toContain('password');
  });
});
