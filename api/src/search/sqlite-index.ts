import type { Condition } from '@tero/shared/rules/search/plan';
import { bestQuality } from '@tero/shared/rules/search/quality';
import { type RawBuilder, sql } from 'kysely';
import type { RowFilter, SearchIndex } from './index-of-services.ts';

/**
 * FTS5 gives rows in the order of their rowid without sorting, as far as they are read. So the rowid is the rank: first
 * the quality, from the best down, then the id, from the newest down. Reading the first page costs the same however many
 * services match.
 */
const ids = 2 ** 32;
const rankOf = (serviceId: number, quality: number) => (bestQuality - quality) * ids + (ids - 1 - serviceId);
const id = sql<number>`(${sql.lit(ids - 1)} - (service_search.rowid & ${sql.lit(ids - 1)}))`;

export const sqliteIndex: SearchIndex = {
  async putAll(db, documents) {
    if (documents.length === 0) return;
    const rows = documents.map(
      ({ serviceId, quality, terms }) => sql`(${sql.lit(rankOf(serviceId, quality))}, ${terms.join(' ')})`,
    );
    await sql`insert into service_search (rowid, terms) values ${sql.join(rows)}`.execute(db);
  },

  async remove(db, { serviceId, quality }) {
    await sql`delete from service_search where rowid = ${sql.lit(rankOf(serviceId, quality))}`.execute(db);
  },

  async best(db, buckets, { offset, limit }, filter) {
    if (buckets.length === 0) return [];
    const most = sql.lit(offset + limit);
    const each = buckets.map(
      ({ match }, at) =>
        sql`select * from (select ${id} as id, ${sql.lit(at)} as bucket from ${hits(match, filter)} order by rowid limit ${most})`,
    );
    const { rows } = await sql<{ id: number; bucket: number }>`
      select id, bucket from (${sql.join(each, sql` union all `)}) limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(
      db,
    );
    return rows;
  },

  async count(db, condition, limit, filter) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from (select 1 from ${hits(condition, filter)} limit ${sql.lit(limit)})`.execute(db);
    return rows[0]?.total ?? 0;
  },

  all(condition) {
    return sql`(select ${id} as id from ${hits(condition, null)})`;
  },

  async present(db, terms) {
    if (terms.length === 0) return new Set();
    const each = terms.map(({ term, services }, at) => {
      const some = sql`select 1 from ${hits({ term }, null)} limit ${sql.lit(services)}`;
      return sql`select ${sql.lit(at)} as nth where (select count(*) from (${some})) = ${sql.lit(services)}`;
    });
    const { rows } = await sql<{ nth: number }>`${sql.join(each, sql` union all `)}`.execute(db);
    return new Set(rows.map(({ nth }) => nth));
  },
};

function hits(condition: Condition, filter: RowFilter | null): RawBuilder<unknown> {
  const also = filter ? sql` and ${filter(id)}` : sql``;
  return sql`service_search where service_search match ${expression(condition)}${also}`;
}

/** FTS5's own language; a term holds no quotes. */
function expression(condition: Condition): string {
  if ('term' in condition) return `"${condition.term}"`;
  if ('all' in condition) return `(${condition.all.map(expression).join(' AND ')})`;
  if ('any' in condition) return `(${condition.any.map(expression).join(' OR ')})`;
  return `(${condition.but.map(expression).join(' NOT ')})`;
}
