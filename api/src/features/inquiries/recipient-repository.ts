import { limits } from '@tero/shared/limits';
import { sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';
import { acceptedByWriter, answeredInquiry } from '../../db/sql/answered-inquiry.ts';
import { providerInSight } from '../../db/sql/in-sight.ts';

/**
 * Returns the listed services with these ids, of entitled visible providers, with the fields for choosing among them.
 */
export function findListed(db: Db, ids: readonly number[], now: string) {
  return db
    .selectFrom('services as s')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .innerJoin('accounts as a', 'a.id', 's.provider_id')
    .innerJoin('provider_profiles as p', 'p.account_id', 's.provider_id')
    .select(['s.id', 's.provider_id', 's.title', 's.rating_total', 's.reviews_count', 's.coverage_area'])
    .select('c.name as category')
    .select(['a.name', 'a.phone', 'a.profile_image', 'p.company_name'])
    .where('s.id', 'in', [...ids])
    .where('s.listed', '=', sql.lit(1))
    .where('p.entitled_until', '>', now)
    .where(providerInSight)
    .execute();
}

/**
 * Returns the recipients of an account's pedidos, newest pedido first, with the fields that decide whether each
 * recipient can still be asked.
 */
export function recipientsOf(db: Db, inquiryIds: readonly number[]) {
  return db
    .selectFrom('inquiry_recipients as r')
    .innerJoin('services as s', 's.id', 'r.service_id')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .innerJoin('accounts as a', 'a.id', 'r.provider_id')
    .innerJoin('provider_profiles as p', 'p.account_id', 'r.provider_id')
    .select(['r.inquiry_id', 'r.provider_id', 'r.service_id', 'r.asked_at', 's.title', 's.listed', 's.paused'])
    .select('c.name as category')
    .select(['a.name', 'a.phone', 'a.email', 'a.profile_image', 'p.company_name', 'p.paused_until', 'p.pause_note'])
    .select(providerInSight.as('in_sight'))
    .where('r.inquiry_id', 'in', [...inquiryIds])
    .orderBy('r.inquiry_id', 'desc')
    .orderBy('r.position')
    .execute();
}

/** Returns an account's questions and answers about these providers, newest first. */
export function answersAbout(db: Db, accountId: number, providerIds: readonly number[]) {
  return db
    .selectFrom('contact_questions')
    .select(['provider_id', 'contacted_at', 'outcome', 'minutes'])
    .where('account_id', '=', accountId)
    .where('provider_id', 'in', [...providerIds])
    .orderBy('contacted_at', 'desc')
    .execute();
}

/** Returns quotes that are not withdrawn, each in its newest version, newest first. */
function quoteQuery(db: Db) {
  return db
    .selectFrom('quotes as q')
    .innerJoin('quote_versions as v', (join) =>
      join.onRef('v.quote_id', '=', 'q.id').onRef('v.number', '=', 'q.version_number'),
    )
    .select(['q.id', 'q.provider_id', 'q.token', 'q.accepted_at', 'q.withdrawn_at', 'q.done_said_at'])
    .select(['v.content', 'v.valid_until', 'v.seen_at'])
    .where('q.withdrawn_at', 'is', null)
    .orderBy('q.id', 'desc');
}

export type QuoteRow = Awaited<ReturnType<ReturnType<typeof quoteQuery>['execute']>>[number];

/**
 * Returns the quotes that answer these pedidos of the account, or that the account accepted. Each row says which pedido
 * the quote answers and whether the pedido's writer accepted it.
 */
export function quotesFor(db: Db, { accountId, inquiryIds }: { accountId: number; inquiryIds: readonly number[] }) {
  return quoteQuery(db)
    .innerJoin('accounts as w', (join) => join.on('w.id', '=', accountId))
    .select([answeredInquiry.as('answers'), acceptedByWriter.as('is_agreed')])
    .where(({ or, eb }) => or([eb('q.accepted_by', '=', accountId), eb('q.inquiry_id', 'in', [...inquiryIds])]))
    .execute();
}

/** Returns the quotes of one provider for these pedidos, at most the number that its list holds. */
export function quotesBy(db: Db, { providerId, inquiryIds }: { providerId: number; inquiryIds: readonly number[] }) {
  return quoteQuery(db)
    .select('q.inquiry_id')
    .where('q.provider_id', '=', providerId)
    .where('q.inquiry_id', 'in', [...inquiryIds])
    .limit(limits.quotesListed)
    .execute();
}

/** Returns the visible pedido with a token, written since an instant, that asks this provider. */
export async function findAsked(
  db: Db,
  { token, providerId, since }: { token: string; providerId: number; since: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('inquiries as q')
    .innerJoin('inquiry_recipients as r', 'r.inquiry_id', 'q.id')
    .select('q.id')
    .where('q.token', '=', token)
    .where('q.hidden_at', 'is', null)
    .where('q.created_at', '>=', since)
    .where('r.provider_id', '=', providerId)
    .executeTakeFirst();
  return row?.id;
}

/** Tells whether a pedido asks this provider. */
export async function asks(db: Db, inquiryId: number, providerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('inquiry_recipients')
    .select('provider_id')
    .where('inquiry_id', '=', inquiryId)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks the first time that the chat of an own pedido is opened. Returns false when nothing was marked. */
export async function markAsked(
  db: Db,
  { inquiryId, accountId, providerId }: { inquiryId: number; accountId: number; providerId: number },
  at: string,
): Promise<boolean> {
  const row = await db
    .updateTable('inquiry_recipients')
    .set({ asked_at: at })
    .where('inquiry_id', '=', inquiryId)
    .where('account_id', '=', accountId)
    .where('provider_id', '=', providerId)
    .where('asked_at', 'is', null)
    .returning('inquiry_id')
    .executeTakeFirst();
  return row !== undefined;
}
