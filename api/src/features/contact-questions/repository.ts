import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Table } from '../../db/schema/database.ts';
import { acceptedByWriter, answeredInquiry } from '../../db/sql/answered-inquiry.ts';
import { providerInSight } from '../../db/sql/in-sight.ts';

/** A contact that is due to be asked about. */
export interface DueContact {
  account_id: number;
  provider_id: number;
  provider_name: string;
  contacted_at: string;
}

/**
 * Returns the last contact of each person with each provider, through a service or profile, between two instants. It
 * skips people who were asked about the provider since `unaskedSince`, and contacts during the provider's pause (rule
 * PAUSE-8). It also skips a provider whose quote has answered the person's pedido since `from` (rule ASK-8), and a
 * pedido that was agreed with one of its recipients (rule ASK-22). Rows are in order of person, so that each person
 * gets all questions at once.
 */
export async function listDue(
  db: Db,
  { from, until, unaskedSince, limit }: { from: string; until: string; unaskedSince: string; limit: number },
): Promise<DueContact[]> {
  const { rows } = await sql<DueContact>`
    select k.account_id, k.provider_id, coalesce(p.company_name, a.name) as provider_name,
      max(k.contacted_at) as contacted_at
    from (
      select account_id, provider_id, contacted_at from contacts where contacted_at > ${from} and contacted_at <= ${until}
      union all
      select account_id, provider_id, contacted_at from profile_contacts
        where contacted_at > ${from} and contacted_at <= ${until}
    ) as k
    join accounts as c on c.id = k.account_id and c.suspended_at is null and c.created_at <= k.contacted_at
    join accounts as a on a.id = k.provider_id
    join provider_profiles as p on p.account_id = k.provider_id
    where ${providerInSight}
      and (p.paused_until is null or k.contacted_at < p.paused_at)
      and not exists (
      select 1 from past_pauses as t
        where t.provider_id = k.provider_id and k.contacted_at >= t.began_at and k.contacted_at < t.ended_at)
      and not exists (
      select 1 from quotes as z join inquiries as i on i.id = z.inquiry_id
        where z.provider_id = k.provider_id and i.account_id = k.account_id
          and z.created_at > ${from} and z.withdrawn_at is null)
      and not exists (
      select 1 from inquiry_recipients as o
        join accounts as w on w.id = o.account_id
        join quotes as q on q.accepted_at > o.asked_at and (q.inquiry_id = o.inquiry_id or q.accepted_by = o.account_id)
        where o.account_id = k.account_id and o.provider_id = k.provider_id and o.asked_at > ${from}
          and ${answeredInquiry} = o.inquiry_id and ${acceptedByWriter})
      and not exists (
      select 1 from contact_questions as q
        where q.account_id = k.account_id and q.provider_id = k.provider_id and q.asked_at > ${unaskedSince})
    group by k.account_id, k.provider_id, p.company_name, a.name
    order by k.account_id, k.provider_id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** Tells whether the account was asked about the provider since an instant. */
export async function wasAsked(db: Db, accountId: number, providerId: number, since: string): Promise<boolean> {
  const row = await db
    .selectFrom('contact_questions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('provider_id', '=', providerId)
    .where('asked_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false when that contact was asked about already. */
export async function insert(db: Db, question: Insertable<Table<'contact_questions'>>): Promise<boolean> {
  const row = await db
    .insertInto('contact_questions')
    .values(question)
    .onConflict((oc) => oc.columns(['account_id', 'provider_id', 'contacted_at']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns an account's questions asked since an instant, the newest first. */
export function listOf(db: Db, accountId: number, since: string, limit: number) {
  return db
    .selectFrom('contact_questions as q')
    .innerJoin('accounts as a', 'a.id', 'q.provider_id')
    .innerJoin('provider_profiles as p', 'p.account_id', 'q.provider_id')
    .select(['q.id', 'q.provider_id', 'q.contacted_at', 'q.asked_at', 'q.outcome', 'q.minutes', 'q.agreed'])
    .select(['a.name', 'a.profile_image', 'p.company_name'])
    .select(providerInSight.as('in_sight'))
    .where('q.account_id', '=', accountId)
    .where('q.asked_at', '>', since)
    .orderBy('q.asked_at', 'desc')
    .orderBy('q.id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the provider of the account's own question that was asked since an instant. */
export async function findProvider(db: Db, id: number, accountId: number, since: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('contact_questions')
    .select('provider_id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('asked_at', '>', since)
    .executeTakeFirst();
  return row?.provider_id;
}

export async function answer(
  db: Db,
  id: number,
  accountId: number,
  given: Updateable<Table<'contact_questions'>>,
): Promise<void> {
  await db
    .updateTable('contact_questions')
    .set(given)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
}
