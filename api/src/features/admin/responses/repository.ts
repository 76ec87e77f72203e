import type { adminResponses as contract } from '@tero/shared/contract/admin/review-responses';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import { textHits } from '../../../search/table-search.ts';
import type { Listed } from '../table/list.ts';
import { hitsOfPeople } from '../table/people-hits.ts';

/** Returns replies, public or not, with their reviews. */
function readResponses(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('review_responses as t')
    .innerJoin('reviews as r', 'r.id', 't.review_id')
    .innerJoin('services as s', 's.id', 'r.service_id')
    .innerJoin('accounts as v', 'v.id', 't.provider_id')
    .leftJoin('provider_profiles as p', 'p.account_id', 't.provider_id')
    .leftJoin('accounts as c', 'c.id', 'r.client_id')
    .select(['t.id', 't.response_text', 't.is_public', 't.created_at', 't.provider_id', 'v.name', 'v.email'])
    .select(['p.company_name', 'r.id as review_id', 'r.comment', 'r.rating', 'c.name as client_name'])
    .select(['s.id as service_id', 's.title'])
    .where('t.id', 'in', [...ids])
    .execute();
}

export type ResponseRow = Awaited<ReturnType<typeof readResponses>>[number];

export const listedResponses: Listed<QueryOf<typeof contract.list>, ResponseRow> = {
  table: {
    from: sql`review_responses as t`,
    orders: { created_at: sql.ref('t.created_at'), id: sql.ref('t.id') },
    day: 'created_at',
    hits: (db, words) => [
      textHits(db, 'response_search', 'content', words),
      hitsOfPeople(db, 'provider', { table: 'review_responses', column: 'provider_id' }, words),
    ],
  },
  conditions: () => [],
  rows: readResponses,
};
