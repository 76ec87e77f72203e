import { wholeCountry } from '@tero/shared/rules/places/usual-price';
import { type SqlBool, sql } from 'kysely';
import type { Db, Flag } from '../../db/schema/database.ts';
import { amongIds, type IdList, idList } from '../../db/sql/dialect.ts';
import { providerInSight } from '../../db/sql/in-sight.ts';
import { prepared } from '../../db/sql/prepared.ts';
import type { Shown } from '../../search/index-of-services.ts';

/**
 * The condition that a service's price, or the middle of its price range, is within the usual prices of its department,
 * or else of the country.
 */
const isUsual = sql<Flag | null>`(
  select case when s.price_low + s.price_high between 200 * u.low and 200 * u.high then 1 else 0 end
  from usual_prices as u
  where u.category_id = s.category_id and u.payment_type = s.payment_type and u.told = 1
    and u.department in (s.coverage_department, ${sql.lit(wholeCountry)})
  order by u.department desc limit 1)`;

/** Returns a query for services `s` with the columns of a card, joined with provider, category and main image. */
export function cardQuery(db: Db) {
  return db
    .selectFrom('services as s')
    .innerJoin('categories as c', 'c.id', 's.category_id')
    .innerJoin('accounts as a', 'a.id', 's.provider_id')
    .leftJoin('provider_profiles as p', 'p.account_id', 's.provider_id')
    .leftJoin('service_images as i', (join) => join.onRef('i.service_id', '=', 's.id').on('i.is_main', '=', sql.lit(1)))
    .select([
      's.id',
      's.title',
      's.provider_id',
      's.category_id',
      's.price_type',
      's.fixed_price',
      's.min_price',
      's.max_price',
      's.requires_custom_quote',
      's.payment_type',
      's.service_type',
      's.coverage_area',
      's.service_status',
      's.is_active',
      's.listed',
      's.paused',
      'p.paused_until',
      'p.pause_note',
      's.price_low',
      's.rating',
      's.reviews_count',
      's.created_at',
      's.quality',
      's.hidden_at',
      's.days_mask',
      's.hours_start',
      's.hours_end',
      'c.name as category',
      'c.slug as category_slug',
      'a.name as account_name',
      'a.profile_image',
      'p.company_name',
      'p.verification_status',
      'p.identity_seen_at',
      'p.entitled_until',
      providerInSight.as('provider_in_sight'),
      isUsual.as('is_usual'),
      'i.id as image_id',
      'i.file as image_file',
    ]);
}

export type CardRow = Awaited<ReturnType<ReturnType<typeof cardQuery>['execute']>>[number];

const readCards = prepared((db, { ids }: { ids: IdList }) => cardQuery(db).where(amongIds(db, 's.id', ids)));

/** Reads the cards in the same statement that finds the services, for an index that allows both. */
export const cardsOfListed: Shown<CardRow> = {
  textOf: (db) =>
    cardQuery(db.withoutPlugins()).where(sql<SqlBool>`s.id = any(array(select id from listed))`).compile().sql,
};

/** Returns the cards of these services, in the order of `ids`. */
export async function cardsByIds(db: Db, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await readCards(db, { ids: idList(db, ids) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns a provider's services, newest first, including paused ones; `all` also includes unlisted ones. */
export function cardsOfProvider(db: Db, providerId: number, all: boolean): Promise<CardRow[]> {
  return cardQuery(db)
    .where('s.provider_id', '=', providerId)
    .where('s.deleted_at', 'is', null)
    .$if(!all, (query) => query.where(sql<SqlBool>`(s.listed = 1 or s.paused = 1)`))
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute();
}
