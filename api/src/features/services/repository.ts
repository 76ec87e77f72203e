import { limits } from '@tero/shared/limits';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';
import { providerInSight } from '../../db/sql/in-sight.ts';
import { prepared } from '../../db/sql/prepared.ts';
import { type Begun, suggestedQuery } from '../../search/suggestions.ts';
import { textHits } from '../../search/table-search.ts';
import { type CardRow, cardQuery, cardsByIds } from './cards.ts';

const readDetail = prepared((db, { id }: { id: number }) =>
  cardQuery(db)
    .leftJoin('response_times as w', 'w.provider_id', 's.provider_id')
    .leftJoin('punctual_providers as o', 'o.provider_id', 's.provider_id')
    .select(['w.minutes as response_minutes', 'w.answers as response_answers', 'o.citas as punctual_citas'])
    .select([
      's.description',
      's.estimated_duration',
      's.client_requirements',
      's.additional_notes',
      's.updated_at',
      'a.phone',
      'a.email',
      'a.created_at as member_since',
      'p.specialty',
      'p.call_phone',
      'p.description as provider_description',
      'p.rating_total as provider_rating_total',
      'p.reviews_count as provider_reviews_count',
    ])
    .where('s.id', '=', id)
    .where('s.deleted_at', 'is', null),
);

export type DetailRow = Awaited<ReturnType<typeof readDetail>>[number];

export async function findDetail(db: Db, id: number): Promise<DetailRow | undefined> {
  return (await readDetail(db, { id }))[0];
}

/** Returns the columns that other features need of a service that is not deleted. */
export function findBasics(db: Db, id: number) {
  return db
    .selectFrom('services')
    .select(['id', 'provider_id', 'listed', 'paused', 'price_low'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Returns the category of a service, even if the service is deleted or unlisted. */
export function findCategory(db: Db, id: number) {
  return db
    .selectFrom('services as s')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .select(['c.id', 'c.name', 'c.slug', 's.listed'])
    .where('s.id', '=', id)
    .executeTakeFirst();
}

/** Returns the columns that an owner's action needs of a service that is not deleted. */
export function findOwned(db: Db, id: number) {
  return db
    .selectFrom('services as s')
    .innerJoin('provider_profiles as p', 'p.account_id', 's.provider_id')
    .select(['s.id', 's.provider_id', 's.title', 's.is_active', 's.hidden_at', 'p.entitled_until'])
    .where('s.id', '=', id)
    .where('s.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Returns the cards of the best listed services of these categories, without `exceptId`. */
export async function findSimilar(db: Db, categoryIds: readonly number[], exceptId: number): Promise<CardRow[]> {
  if (categoryIds.length === 0) return [];
  const rows = await db
    .selectFrom('services')
    .select('id')
    .where('listed', '=', sql.lit(1))
    .where('category_id', 'in', [...categoryIds])
    .where('id', '<>', exceptId)
    .orderBy('rating', 'desc')
    .orderBy('reviews_count', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.similarServices)
    .execute();
  return cardsByIds(
    db,
    rows.map(({ id }) => id),
  );
}

/** Returns the suggested services whose titles begin with a text, best first. */
export const findForSuggestions = prepared((db, begun: Begun) =>
  db
    .selectFrom(suggestedQuery(db, begun).as('f'))
    .innerJoin('services as s', 's.id', 'f.service_id')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .select(['s.id', 's.title', 's.description', 'c.name as category'])
    .select(['s.price_type', 's.fixed_price', 's.min_price', 's.max_price', 's.requires_custom_quote'])
    .orderBy('f.weight', 'desc')
    .orderBy('f.service_id', 'desc'),
);

export type SuggestedRow = Awaited<ReturnType<typeof findForSuggestions>>[number];

/** The number of rows whose names are compared. */
const comparedNames = 500;

/**
 * Returns visible providers with a listed service that match all these words in the panel's people search. That search
 * also covers email and phone, so the caller must compare the names.
 */
export function findProvidersNamed(db: Db, words: readonly string[]) {
  return db
    .selectFrom('accounts as a')
    .innerJoin('provider_profiles as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.name', 'p.company_name', 'p.service'])
    .where(sql<SqlBool>`a.id in ${textHits(db, 'account_search', 'provider', words)}`)
    .where(providerInSight)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('services as s')
          .select('s.id')
          .whereRef('s.provider_id', '=', 'a.id')
          .where('s.listed', '=', sql.lit(1)),
      ),
    )
    .orderBy('a.id')
    .limit(comparedNames)
    .execute();
}
