import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Held, Table, Trx } from '../../db/schema/database.ts';
import { forUpdate } from '../../db/sql/dialect.ts';
import { providerInSight } from '../../db/sql/in-sight.ts';

/** Returns quotes with their newest version and the one before it. */
function quoteQuery(db: Db) {
  return db
    .selectFrom('quotes as q')
    .leftJoin('quote_versions as v', (join) =>
      join.onRef('v.quote_id', '=', 'q.id').onRef('v.number', '=', 'q.version_number'),
    )
    .leftJoin('quote_versions as b', (join) =>
      join.onRef('b.quote_id', '=', 'q.id').on('b.number', '=', sql<number>`q.version_number - 1`),
    )
    .leftJoin('citas as c', 'c.quote_id', 'q.id')
    .select(['q.id', 'q.provider_id', 'q.token', 'q.client_phone', 'q.version_number', 'q.withdrawn_at'])
    .select(['q.accepted_at', 'q.accepted_name', 'q.accepted_phone', 'q.accepted_text'])
    .select(['q.fingerprint', 'q.created_at', 'q.inquiry_id', 'q.done_said_at', 'q.done_said_side', 'q.is_visit'])
    .select(['v.content', 'v.validity_days', 'v.sent_at', 'v.valid_until', 'v.seen_at', 'v.told_at'])
    .select(['c.sequence', 'c.state', 'c.side', 'c.day', 'c.start_time', 'c.end_time', 'c.place', 'c.note'])
    .select(['b.content as content_before', 'b.valid_until as valid_before']);
}

export type QuoteRow = Awaited<ReturnType<ReturnType<typeof quoteQuery>['execute']>>[number];

/** Returns a provider's quotes, the newest first. */
export function list(db: Db, providerId: number, limit: number): Promise<QuoteRow[]> {
  return quoteQuery(db).where('q.provider_id', '=', providerId).orderBy('q.id', 'desc').limit(limit).execute();
}

/** Returns those of a provider that were accepted since, the one that was accepted last first. */
export function listAgreed(db: Db, providerId: number, { since, limit }: { since: string; limit: number }) {
  return quoteQuery(db)
    .where('q.provider_id', '=', providerId)
    .where('q.accepted_at', '>=', since)
    .orderBy('q.accepted_at', 'desc')
    .orderBy('q.id', 'desc')
    .limit(limit)
    .execute();
}

export function find(db: Db, id: number) {
  return quoteQuery(db).where('q.id', '=', id).executeTakeFirst();
}

export function findByToken(db: Db, token: string) {
  return quoteQuery(db).where('q.token', '=', token).executeTakeFirst();
}

/** Locks a quote until the transaction ends: the quote first, then an account, so that two cannot deadlock. */
export async function hold(trx: Trx, id: number): Promise<Held> {
  await trx
    .selectFrom('quotes')
    .select('id')
    .where('id', '=', id)
    .$call((query) => forUpdate(trx, query))
    .execute();
  return trx as Held;
}

/** Returns the maker of a quote, as its client sees it. */
export function findProvider(db: Db, providerId: number) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.name', 'p.company_name', 'p.verification_status', 'p.identity_seen_at'])
    .select(providerInSight.as('in_sight'))
    .where('a.id', '=', providerId)
    .executeTakeFirst();
}

/** Selects the quotes of a provider that can be accepted on a local day. */
function openQuery(db: Db, providerId: number, today: string) {
  return db
    .selectFrom('quotes as q')
    .innerJoin('quote_versions as v', (join) =>
      join.onRef('v.quote_id', '=', 'q.id').onRef('v.number', '=', 'q.version_number'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('q.provider_id', '=', providerId)
    .where('q.withdrawn_at', 'is', null)
    .where('q.accepted_at', 'is', null)
    .where('v.valid_until', '>=', today);
}

/** Counts what may still be accepted of a provider on a local day. */
export async function countOpen(held: Held, providerId: number, today: string): Promise<number> {
  const { count } = await openQuery(held, providerId, today).executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the same by whether its newest version was opened. */
export async function standing(db: Db, providerId: number, today: string) {
  const { count, seen } = await openQuery(db, providerId, today)
    .select((eb) => eb.fn.count<number>('v.seen_at').as('seen'))
    .executeTakeFirstOrThrow();
  return { unseen: Number(count) - Number(seen), seen: Number(seen) };
}

interface Answers {
  inquiryId: number;
  provider_id: number;
  since: string;
}

/** Returns how many versions of its quotes a provider has answered a pedido with since then. */
export async function countAnswers(db: Db, { inquiryId, provider_id, since }: Answers): Promise<number> {
  const { total } = await db
    .selectFrom('quotes as q')
    .innerJoin('quote_versions as v', 'v.quote_id', 'q.id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('q.inquiry_id', '=', inquiryId)
    .where('q.provider_id', '=', provider_id)
    .where('v.sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function insert(trx: Trx, quote: Insertable<Table<'quotes'>>): Promise<number> {
  const row = await trx.insertInto('quotes').values(quote).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function insertVersion(trx: Trx, version: Insertable<Table<'quote_versions'>>): Promise<void> {
  await trx.insertInto('quote_versions').values(version).execute();
}

export async function update(
  trx: Trx,
  id: number,
  providerId: number,
  changed: Pick<Updateable<Table<'quotes'>>, 'client_phone' | 'version_number' | 'withdrawn_at'>,
): Promise<void> {
  await trx.updateTable('quotes').set(changed).where('id', '=', id).where('provider_id', '=', providerId).execute();
}

/** Stores what was accepted, once. */
export async function accept(
  trx: Trx,
  id: number,
  agreed: Pick<
    Updateable<Table<'quotes'>>,
    'accepted_at' | 'accepted_name' | 'accepted_phone' | 'accepted_by' | 'accepted_text' | 'fingerprint'
  >,
): Promise<void> {
  await trx.updateTable('quotes').set(agreed).where('id', '=', id).where('accepted_at', 'is', null).execute();
}

/** Notes that the receiver of a version was notified of it. */
export async function markTold(trx: Trx, id: number, number: number, told_at: string): Promise<void> {
  await trx
    .updateTable('quote_versions')
    .set({ told_at })
    .where('quote_id', '=', id)
    .where('number', '=', number)
    .execute();
}

/** Notes when a version was first opened; returns whether this is the first time. */
export async function markSeen(trx: Trx, id: number, number: number, at: string): Promise<boolean> {
  const row = await trx
    .updateTable('quote_versions')
    .set({ seen_at: at })
    .where('quote_id', '=', id)
    .where('number', '=', number)
    .where('seen_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes the account that accepted, when its confirmed phone is the one that the code went to; returns the quote then. */
export function claimAccepted(trx: Trx, id: number, accountId: number) {
  return trx
    .updateTable('quotes')
    .set({ accepted_by: accountId, claimed: 1 })
    .where('id', '=', id)
    .where('accepted_by', 'is', null)
    .where('accepted_phone', '=', confirmedPhone(trx, accountId))
    .returning(['accepted_at', 'done_said_at'])
    .executeTakeFirst();
}

/** Reads a client's phone, if it is confirmed: else whoever knows a link and a phone could take the client's place. */
export function confirmedPhone(db: Db, accountId: number) {
  return db
    .selectFrom('accounts')
    .select('phone')
    .where('id', '=', accountId)
    .where('kind', '=', 'user')
    .where('phone_confirmed_at', 'is not', null);
}
