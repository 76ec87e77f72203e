import type { Condition } from '@tero/shared/rules/search/plan';
import { bestQuality } from '@tero/shared/rules/search/quality';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
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
    const [first] = buckets;
    if (!first) return [];
    const most = offset + limit;
    // compiled once: the buckets differ in the expression alone, which is its first parameter
    const { sql: text, parameters } = sql<{ id: number }>`
      select ${id} as id from ${hits(first.match, filter)} order by rowid limit ${sql.lit(most)}`.compile(db);
    const found = new Map<number, number>();
    for (const [bucket, { match }] of buckets.entries()) {
      const query = CompiledQuery.raw(text, [expression(match), ...parameters.slice(1)]);
      const { rows } = await db.executeQuery<{ id: number }>(query);
      for (const row of rows) if (!found.has(row.id)) found.set(row.id, bucket);
      if (found.size >= most) break;
    }
    return [...found].slice(offset, most).map(([serviceId, bucket]) => ({ id: serviceId, bucket }));
  },

  async page(db, { found, buckets }, { offset, limit, countTo }, filter) {
    const counted = await this.count(db, found, countTo, filter);
    return { counted, best: offset < counted ? await this.best(db, buckets, { offset, limit }, filter) : [] };
  },

  async count(db, condition, limit, filter) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from (select 1 from ${hits(condition, filter)} limit ${sql.lit(limit)})`.execute(db);
    return rows[0]?.total ?? 0;
  },

  all(condition) {
    return sql`(select ${id} as id from ${hits(condition, null)})`;
  },

  async uses(db, terms, most) {
    if (terms.length === 0) return [];
    const each = terms.map(
      (term) => sql`select count(*) as services from (select 1 from ${hits({ term }, null)} limit ${sql.lit(most)})`,
    );
    const { rows } = await sql<{ services: number }>`${sql.join(each, sql` union all `)}`.execute(db);
    return rows.map(({ services }) => services);
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
