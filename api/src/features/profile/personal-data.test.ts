// @module-tag postgres
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { rowMaker } from '../../../test/any-row.ts';
import { startHarness } from '../../../test/harness.ts';
import { createAdmin, createProvider } from '../../../test/people.ts';
import { readAccountColumns } from '../../db/sql/account-columns.ts';
import { notDeleted } from './deletion-repository.ts';
import { download, notDownloaded } from './export-repository.ts';

const h = await startHarness();
const { db } = h.deps;
const admin = await createAdmin(h);
const other = await createProvider(h);
const person = await createProvider(h);
const columns = await readAccountColumns(db);

/** Columns of text name an account so. */
const inWords = new Set(['daily_events.viewer', 'idempotency_keys.owner']);

/** Returns the number of rows in which `table.column` holds the person. */
async function count(of: string): Promise<number> {
  const [table = '', column = ''] = of.split('.');
  const held = inWords.has(of) ? `account:${person.id}` : person.id;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${held}`.execute(db);
  return Number(rows[0]?.count);
}

/** Gives the person a row in every table and column that can hold an account; all other keys lead to somebody else. */
async function fillEverything(): Promise<void> {
  const insert = await rowMaker(db, other.id);
  for (const of of columns) {
    const [table = '', column = ''] = of.split('.');
    const held = inWords.has(of) ? `account:${person.id}` : person.id;
    if ((await count(of)) === 0) await insert(table, { [column]: held });
  }
}

await fillEverything();
const before = new Map(await Promise.all(columns.map(async (of) => [of, await count(of)] as const)));
const exported = (await h.call<Record<string, unknown[]>>('GET', '/api/users/me/export', { as: person.token })).body;
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
    };
    expect(exported.verification_decisions).toEqual([{ ...decision, created_at: expect.any(String) }]);
  });

  it('has the images that wait for their form, without where they are stored', () => {
    expect(exported.uploads_waiting).toEqual([
      { name: expect.any(String), bytes: expect.any(Number), created_at: expect.any(String) },
    ]);
  });
});
