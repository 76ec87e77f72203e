import { CompiledQuery } from 'kysely';
import type { Db } from '../db/schema/database.ts';
import { named } from '../db/sql/prepared.ts';
import type { Completed, FirstPage, Shown } from './index-of-services.ts';
import { expression } from './postgres-expression.ts';

type Row<Card> = Card & { found_total: number; found_bucket: number | null };

/** The texts of the queries, by the columns to show and the number of buckets. */
const texts = new WeakMap<object, Map<string, string>>();

/**
 * Counts, reads a first page bucket by bucket, fills up a short page and reads the columns to show, in one round trip.
 * Returns null when too many services are in several buckets: the caller must then query step by step.
 */
export async function firstPage<Card extends { id: number }>(
  db: Db,
  { found, buckets, atLeast, near, short, full }: Completed,
  { limit, countTo }: { limit: number; countTo: number },
  shown: Shown<Card>,
): Promise<FirstPage<Card> | null> {
  const known = texts.get(shown) ?? new Map<string, string>();
  texts.set(shown, known);
  const name = `${buckets.length} ${near.length}`;
  const text = known.get(name) ?? named(textOf(buckets.length, near.length, shown.textOf(db)));
  known.set(name, text);
  const matches = [...buckets, ...near].map(({ match }) => expression(match));
  const given = [limit, 2 * limit, countTo, short, full, atLeast, expression(found), ...matches];
  const { rows } = await db.executeQuery<Row<Card>>(CompiledQuery.raw(text, given));
  const counted = rows[0]?.found_total ?? 0;
  const cards = rows.filter(({ found_bucket }) => found_bucket !== null);
  const all = cards.map(({ id, found_bucket }) => ({ id, bucket: found_bucket ?? 0 }));
  const best = all.filter(({ bucket }) => bucket < buckets.length);
  if (best.length < Math.min(limit, counted)) return null;
  const completing = all.slice(best.length).map(({ id, bucket }) => ({ id, bucket: bucket - buckets.length }));
  return { counted, best, near: completing, cards };
}

/**
 * Returns the text of the query. The values are in subqueries, so that no plan depends on them (`unseen`), and each
 * value appears once.
 */
function textOf(buckets: number, near: number, shown: string): string {
  const value = { limit: '(select $1::integer)', most: '(select $2::integer)' };
  const hits = (at: number) => `service_search where terms @@ (select ${'$'.concat(String(at))}::tsquery)`;
  const bucketsOf = (from: number, to: number) =>
    Array.from(
      { length: to - from },
      (_, at) => `(select service_id as id, ${from + at} as bucket, quality from ${hits(8 + from + at)}
        order by quality desc, service_id desc limit ${value.limit})`,
    ).join(' union all ');
  const inFirst = (of: string) =>
    `select id, min(bucket) as bucket, max(quality) as quality from (${of}) as several group by id order by 2, 3 desc, 1 desc`;
  const best = `${inFirst(`select * from (${bucketsOf(0, buckets)}) as each limit ${value.most}`)} limit ${value.limit}`;
  const free = '(select free from counted)';
  const nearby = `${inFirst(`select * from (${bucketsOf(buckets, buckets + near)}) as each where ${free} > 0`)} limit ${free}`;
  const isKnown = '(select max(listed_count) from categories where id = any($6::integer[])) >= $3::integer';
  const few = `(select count(*)::integer from (select 1 from ${hits(7)} limit (select $3::integer)) as few)`;
  return `with found as materialized (select case when ${isKnown} then $3::integer else ${few} end as total),
    counted as materialized (
      select total, case when total < $4::integer then $5::integer - total else 0 end as free from found),
    best as materialized (${best}),
    listed as materialized (${near > 0 ? `select * from best union all (${nearby})` : 'select * from best'})
    select counted.total as found_total, shown.* from counted left join (
      select listed.bucket as found_bucket, listed.quality as found_quality, card.*
      from listed inner join (${shown}) as card on card.id = listed.id) as shown on true
    order by found_bucket, found_quality desc, id desc`;
}
