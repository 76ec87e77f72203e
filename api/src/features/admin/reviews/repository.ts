import type { adminReviews as contract } from '@tero/shared/contract/admin/reviews';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { limits } from '@tero/shared/limits';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import { indexReviews } from '../../../search/late-texts.ts';
import { textHits } from '../../../search/table-search.ts';
import type { Listed } from '../table/list.ts';
import { hitsOfPeople, hitsOfServices } from '../table/people-hits.ts';

/** Returns reviews with their provider, service and author. Anonymous reviews have their author too. */
function readReviews(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('reviews as r')
    .innerJoin('services as s', 's.id', 'r.service_id')
    .innerJoin('accounts as v', 'v.id', 'r.provider_id')
    .leftJoin('provider_profiles as p', 'p.account_id', 'r.provider_id')
    .leftJoin('accounts as c', 'c.id', 'r.client_id')
    .select(['r.counts', 'r.verified_contact', 'r.agreed_work', 'r.hidden_at'])
    .select(['r.id', 'r.rating', 'r.final_rating', 'r.comment', 'r.is_anonymous', 'r.created_at', 'r.client_id'])
    .select(['r.provider_id', 'r.service_id', 's.title', 'v.name as provider_name', 'v.email as provider_email'])
    .select(['p.company_name', 'c.name as client_name', 'c.email as client_email'])
    .where('r.id', 'in', [...ids])
    .execute();
}

export type ReviewRow = Awaited<ReturnType<typeof readReviews>>[number];

export const listedReviews: Listed<QueryOf<typeof contract.list>, ReviewRow> = {
  table: {
    from: sql`reviews as t`,
    orders: { created_at: sql.ref('t.created_at'), id: sql.ref('t.id'), rating: sql.ref('t.rating') },
    day: 'created_at',
    ready: indexReviews,
    hits: (db, words) => [
      textHits(db, 'review_search', 'content', words),
      hitsOfPeople(db, 'client', { table: 'reviews', column: 'client_id' }, words),
      hitsOfPeople(db, 'provider', { table: 'reviews', column: 'provider_id' }, words),
      hitsOfServices(db, 'reviews', words),
    ],
  },
  conditions: ({ rating, provider_id, client_id, counts }) => [
    ...(counts === undefined ? [] : [sql<SqlBool>`t.counts = ${sql.lit(counts)}`]),
    ...(rating === undefined ? [] : [sql<SqlBool>`t.rating = ${rating}`]),
    ...(provider_id === undefined ? [] : [sql<SqlBool>`t.provider_id = ${provider_id}`]),
    ...(client_id === undefined ? [] : [sql<SqlBool>`t.client_id = ${client_id}`]),
  ],
  rows: readReviews,
};

export async function isClient(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'user')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns a provider's services that are not deleted, newest first, and whether the client has reviewed each. */
export function findReviewable(db: Db, providerId: number, clientId: number, serviceId: number | undefined) {
  return db
    .selectFrom('services as s')
    .leftJoin('reviews as r', (join) => join.onRef('r.service_id', '=', 's.id').on('r.client_id', '=', clientId))
    .select(['s.id', 'r.id as review_id'])
    .where('s.provider_id', '=', providerId)
    .where('s.deleted_at', 'is', null)
    .$if(serviceId !== undefined, (query) => query.where('s.id', '=', serviceId as number))
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limits.reviewsListed)
    .execute();
}
