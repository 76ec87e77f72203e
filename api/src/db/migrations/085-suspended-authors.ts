import type { Kysely } from 'kysely';
import { run } from '../sql/columns.ts';

/**
 * Reviews of suspended accounts go out of sight, and out of the averages of services and providers; their photos too.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('reviews').addColumn('author_suspended_at', 'text').execute();
  await run(db, [
    `update reviews set author_suspended_at = (select suspended_at from accounts where accounts.id = client_id)
     where client_id in (select id from accounts where suspended_at is not null)`,
    `update services set ${totals('service_id', 'services.id')}, quality_until = ''
     where id in (select service_id from reviews where author_suspended_at is not null)`,
    `update services
     set rating = case when reviews_count = 0 then 0 else (2 * rating_total + reviews_count) / (2 * reviews_count) end
     where id in (select service_id from reviews where author_suspended_at is not null)`,
    `update provider_profiles set ${totals('provider_id', 'provider_profiles.account_id')}
     where account_id in (select provider_id from reviews where author_suspended_at is not null)`,
    `insert into finished_jobs (name, finished_at) select 'hide pictures:' || id, suspended_at from accounts
     where suspended_at is not null and id in (select client_id from review_images) on conflict (name) do nothing`,
  ]);
}

function totals(column: string, id: string): string {
  const from = `from reviews as r
    where r.${column} = ${id} and r.counts = 1 and r.hidden_at is null and r.author_suspended_at is null`;
  return `rating_total = (select coalesce(sum(r.final_rating), 0) ${from}), reviews_count = (select count(*) ${from})`;
}
