import { type Kysely, PostgresAdapter, type SqlBool, sql } from 'kysely';
import type { Db, Held, Trx } from '../schema/database.ts';

/** Tells whether the database is Postgres. Only this file distinguishes the two. */
export function isPostgres(db: { getExecutor(): { adapter: unknown } }): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Tells whether a table exists. Kysely's own method would introspect all tables, which takes a fiftieth of the time to
 * start.
 */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const found = isPostgres(db)
    ? sql<{ name: string | null }>`select to_regclass(${name})::text as name`
    : sql<{ name: string | null }>`select name from sqlite_master where name = ${name}`;
  return Boolean((await found.execute(db)).rows[0]?.name);
}

/** Several ids as one parameter, for `amongIds`. */
export type IdList = string | readonly number[];

export function idList(db: Db, ids: readonly number[]): IdList {
  return isPostgres(db) ? ids : JSON.stringify(ids);
}

/** Returns a condition that a column is one of some ids. */
export function amongIds(db: Db, column: string, ids: IdList) {
  return isPostgres(db)
    ? sql<SqlBool>`${sql.ref(column)} = any(${ids}::integer[])`
    : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${ids}))`;
}

/** Tells whether the error is a violation of a unique index or primary key. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown })?.code;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/**
 * Locks the rows of the query until the transaction ends; in a join, only the rows of the table `of`. Does nothing on
 * SQLite, whose write transactions run one at a time.
 */
export function forUpdate<Q extends { forUpdate(of?: never): Q }>(
  db: { getExecutor(): { adapter: unknown } },
  query: Q,
  of?: Parameters<Q['forUpdate']>[0],
): Q {
  return isPostgres(db) ? query.forUpdate(of as never) : query;
}

/** Reads an integer field of a column that holds JSON. */
export function jsonInteger(db: { getExecutor(): { adapter: unknown } }, column: string, field: string) {
  return isPostgres(db)
    ? sql<number>`(${sql.ref(column)}::jsonb ->> ${sql.lit(field)})::integer`
    : sql<number>`cast(${sql.ref(column)} ->> ${sql.lit(field)} as integer)`;
}

/** The Postgres lock number of each kind of thing that we count over all accounts. */
const locks = {
  earlyAccess: 890,
  crashes: 891,
  supportMessages: 892,
  searchTerms: 893,
  vitals: 894,
  contentReports: 895,
  answerTemplates: 896,
  siteContent: 899,
  quoteCodes: 898,
  receipts: 899,
  newsletterIssues: 900,
};

/**
 * Takes a lock until the transaction ends, so that other transactions wait for the same lock. Does nothing on SQLite,
 * whose write transactions run one at a time.
 */
export async function alone(trx: Trx, counted: keyof typeof locks): Promise<Held> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${sql.lit(locks[counted])})`.execute(trx);
  return trx as Held;
}

/**
 * Locks an account until the transaction ends, so that only one transaction at a time counts the account's rows and
 * adds to them. Others may still insert rows that refer to the account.
 */
export async function holdAccount(trx: Trx, accountId: number): Promise<Held> {
  if (isPostgres(trx)) {
    await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  }
  return trx as Held;
}

/** Locks several accounts like `holdAccount`, in the order of their ids, so that two callers cannot deadlock. */
export async function holdAccounts(trx: Trx, accountIds: readonly number[]): Promise<Held> {
  if (isPostgres(trx)) {
    const query = trx
      .selectFrom('accounts')
      .select('id')
      .where('id', 'in', [...accountIds]);
    await query.orderBy('id').forNoKeyUpdate().execute();
  }
  return trx as Held;
}

/**
 * Locks the account with this address until the transaction ends; returns null when there is none. Call it before
 * mailing an address: an account that was read before the lock may have another address by then.
 */
export async function holdAddress(trx: Trx, emailKey: string): Promise<{ held: Held; accountId: number } | null> {
  let query = trx.selectFrom('accounts').select('id').where('email_key', '=', emailKey);
  if (isPostgres(trx)) query = query.forNoKeyUpdate();
  const row = await query.executeTakeFirst();
  return row ? { held: trx as Held, accountId: row.id } : null;
}

/** Returns the query plan as lines of text, for the tests that show that no listing scans a table. */
export async function explain(
  db: Kysely<never>,
  query: { sql: string; parameters: readonly unknown[] },
): Promise<string[]> {
  const prefix = isPostgres(db) ? 'explain ' : 'explain query plan ';
  const parts = query.sql.split(isPostgres(db) ? /\$\d+/ : '?');
  const bound = parts.flatMap((part, at) =>
    at === 0 ? [sql.raw(prefix + part)] : [sql`${query.parameters[at - 1]}`, sql.raw(part)],
  );
  const { rows } = await sql<Record<string, string>>`${sql.join(bound, sql.raw(''))}`.execute(db);
  return rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '');
}
