import type { adminProviders as contract } from '@tero/shared/contract/admin/providers';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import { folded } from '../../../db/sql/folded.ts';
import { flag } from '../../../db/values/values.ts';
import { textHits } from '../../../search/table-search.ts';
import type { Listed } from '../table/list.ts';
import { hitsOfCedula } from '../table/people-hits.ts';
import type { Condition, Table } from '../table/table.ts';

/** Returns providers as the table shows them, without documents. */
function providerQuery(db: Db) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.name', 'a.username', 'a.email', 'a.email_verified', 'a.phone', 'a.profile_image', 'a.role'])
    .select(['a.created_at', 'p.company_name', 'p.service', 'p.specialty', 'p.location', 'p.verification_status'])
    .select([
      'p.documents_submitted_at',
      'p.identity_seen_at',
      'p.entitled_until',
      'p.rating_total',
      'p.reviews_count',
    ]);
}

export type ProviderRow = Awaited<ReturnType<ReturnType<typeof providerQuery>['execute']>>[number];

function readProviders(db: Db, ids: readonly number[]): Promise<ProviderRow[]> {
  return providerQuery(db)
    .where('a.id', 'in', [...ids])
    .execute();
}

/** Returns providers with the fields that a verification checks, which show what has changed. */
function readWaiting(db: Db, ids: readonly number[]) {
  return withReviewed(providerQuery(db))
    .where('a.id', 'in', [...ids])
    .execute();
}

export type WaitingRow = Awaited<ReturnType<typeof readWaiting>>[number];

function withReviewed(query: ReturnType<typeof providerQuery>) {
  return query
    .select(['a.address', 'p.description', 'p.cedula_number', 'p.birth_date'])
    .select(['p.review_reason', 'p.reviewed_fields', 'p.identity_sent_at', 'p.papers_sent_at']);
}

/** Returns a provider with all fields. */
export function findProvider(db: Db, id: number) {
  return withReviewed(providerQuery(db))
    .select(['p.emergency_contact', 'p.emergency_phone'])
    .where('a.id', '=', id)
    .executeTakeFirst();
}

export type WholeProviderRow = NonNullable<Awaited<ReturnType<typeof findProvider>>>;

/**
 * Returns the conditions for a verification status. Most providers are approved, so that filter checks row by row; the
 * others start from the status.
 */
function withStatus(status: string): Condition {
  const those = sql`select p.account_id from provider_profiles as p where p.verification_status = ${status}`;
  if (status === 'approved') return sql<SqlBool>`exists (${those} and p.account_id = t.id)`;
  return sql<SqlBool>`t.id in (${those})`;
}

const orders = {
  created_at: sql.ref('t.created_at'),
  id: sql.ref('t.id'),
  name: folded('t.name'),
  email: sql.ref('t.email_key'),
};

export const listedProviders: Listed<QueryOf<typeof contract.list>, ProviderRow> = {
  table: {
    from: sql`accounts as t`,
    orders,
    day: 'created_at',
    hits: (db, words, typed) => [textHits(db, 'account_search', 'provider', words), ...hitsOfCedula(typed)],
  },
  conditions: ({ verification_status, email_verified }) => [
    sql<SqlBool>`t.kind = 'provider'`,
    ...(verification_status ? [withStatus(verification_status)] : []),
    ...(email_verified === undefined ? [] : [sql<SqlBool>`t.email_verified = ${sql.lit(flag(email_verified))}`]),
  ],
  rows: readProviders,
};

const waiting: Table = {
  from: sql`(
    select account_id as id, documents_submitted_at, verification_status, identity_sent_at, papers_sent_at
    from provider_profiles
  ) as t`,
  orders: { documents_submitted_at: sql.ref('t.documents_submitted_at') },
  nullable: ['documents_submitted_at'],
  day: 'documents_submitted_at',
  hits: (db, words, typed) => [textHits(db, 'account_search', 'provider', words), ...hitsOfCedula(typed)],
};

/** Providers whose data, pictures of document and face, or papers wait for verification. */
export const listedWaiting: Listed<object, WaitingRow> = {
  table: waiting,
  conditions: () => [
    sql<SqlBool>`(t.verification_status = 'pending' or t.identity_sent_at > '' or t.papers_sent_at > '')`,
  ],
  rows: readWaiting,
};
