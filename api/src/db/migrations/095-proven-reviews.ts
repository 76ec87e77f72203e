import { type Kysely, sql } from 'kysely';
import { run } from '../sql/columns.ts';

/** How long it is stored who saw a phone, when this was written. */
const keptDays = 180;

/**
 * Reviews count with a verified email and a proven contact alone (rule TRUST-1); those that stand are counted anew. Of
 * reviews so old that what would prove them is deleted, the contact that was noted at the time stays the proof, and so
 * it does where the author's account is gone. What the team wrote in a client's name counts on.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('reviews').addColumn('contact_confirmed_at', 'text').execute();
  await recount(db);
}

export async function recount(db: Kysely<never>): Promise<void> {
  const forgotten = new Date(Date.now() - keptDays * 86_400_000).toISOString();
  await sql`update reviews set verified_contact = 0 where verified_contact = 1 and agreed_work = 0
    and client_id is not null and created_at >= ${forgotten}
    and not exists (select 1 from phone_views as v where v.account_id = reviews.client_id
      and v.provider_id = reviews.provider_id and v.last_seen_at not like '0-%')`.execute(db);
  await run(db, [
    `update reviews set verified_contact = 1 where verified_contact = 0 and (agreed_work = 1
       or exists (select 1 from phone_views as v where v.account_id = reviews.client_id
         and v.provider_id = reviews.provider_id and v.last_seen_at not like '0-%'))`,
    `update reviews set counts = 0 where counts = 1
       and (verified_contact = 0 or client_id in (select id from accounts where email_verified = 0))
       and id not in (select entity_id from admin_logs
         where entity_type = 'review' and action = 'create' and entity_id is not null)`,
    `update services set ${totals('service_id', 'services.id')}, quality_until = ''`,
    `update services
       set rating = case when reviews_count = 0 then 0 else (2 * rating_total + reviews_count) / (2 * reviews_count) end`,
    `update provider_profiles set ${totals('provider_id', 'provider_profiles.account_id')}`,
  ]);
}

function totals(column: string, id: string): string {
  const from = `from reviews as r
    where r.${column} = ${id} and r.counts = 1 and r.hidden_at is null and r.author_suspended_at is null`;
  return `rating_total = (select coalesce(sum(r.final_rating), 0) ${from}), reviews_count = (select count(*) ${from})`;
}
