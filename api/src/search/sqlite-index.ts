import type { Condition } from '@tero/shared/rules/search/plan';
import { bestQuality } from '@tero/shared/rules/search/quality';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema/database.ts';
import type { RowFilter, SearchIndex } from './index-of-services.ts';
import { mostListed } from './most-listed.ts';

/**
 * FTS5 returns rows in the order of their rowid without sorting, as far as they are read. So the rowid is the rank:
 * first the quality, from the best down, then the id, from the newest down. Reading the first page costs the same
 * however many services match.
 */
const ids = 2 ** 32;
const rankOf = (serviceId: number, quality: number) => (bestQuality - quality) * ids + (ids - 1 - serviceId);
const id = sql<number>`(${sql.lit(ids - 1)} - (service_search.rowid & ${sql.lit(ids - 1)}))`;

// numbers are bound as reals, which are no rowids
const rowid = (rank: number) => sql`cast(${rank} as integer)`;

export const sqliteIndex: SearchIndex = {
  async putAll(db, documents) {
    if (documents.length === 0) return;
    const rows = documents.map(
      ({ serviceId, quality, terms }) => sql`(${rowid(rankOf(serviceId, quality))}, ${terms.join(' ')})`,
    );
    await sql`insert into service_search (rowid, terms) values ${sql.join(rows)}`.execute(db);
  },

  async remove(db, { serviceId, quality }) {
    await sql`delete from service_search where rowid = ${rowid(rankOf(serviceId, quality))}`.execute(db);
  },

  async best(db, buckets, { offset, limit }, filter) {
    const most = offset + limit;
    const query = compiled(`best ${most}`, db, filter, (matching) => {
      return sql`select ${id} as id from ${matching} order by rowid limit ${sql.lit(most)}`;
    });
    const found = new Map<number, number>();
    for (const [bucket, { match }] of buckets.entries()) {
      const rows = await ask<{ id: number }>(db, query, [expression(match)]);
      for (const row of rows) if (!found.has(row.id)) found.set(row.id, bucket);
      if (found.size >= most) break;
    }
    return [...found].slice(offset, most).map(([serviceId, bucket]) => ({ id: serviceId, bucket }));
  },

  async page(db, { found, buckets, atLeast }, { offset, limit, countTo }, filter) {
    const counted = await counts(db, found, countTo, { filter, atLeast });
    return { counted, best: offset < counted ? await this.best(db, buckets, { offset, limit }, filter) : [] };
  },

  count(db, condition, limit, filter) {
    return counts(db, condition, limit, { filter, atLeast: [] });
  },

  all(condition) {
    return sql`(select ${id} as id from ${hits(condition, null)})`;
  },

  async uses(db, terms, most) {
    if (terms.length === 0) return [];
    const query = compiled(`uses ${most} ${terms.length}`, db, null, (matching) => {
      const each = terms.map(
        () => sql`select count(*) as services from (select 1 from ${matching} limit ${sql.lit(most)})`,
      );
      return sql.join(each, sql` union all `);
    });
    const rows = await ask<{ services: number }>(
      db,
      query,
      terms.map((term) => expression({ term })),
    );
    return rows.map(({ services }) => services);
  },
};

/** Counts up to `limit`. Skips the count when a category that is found completely (`atLeast`) already has as many. */
async function counts(
  db: Db,
  condition: Condition,
  limit: number,
  { filter, atLeast }: { filter: RowFilter | null; atLeast: readonly number[] },
): Promise<number> {
  const most = sql.lit(limit);
  const known = filter ? [] : atLeast;
  const query = compiled(`count ${limit} ${known.length}`, db, filter, (matching) => {
    const counted = sql`(select count(*) from (select 1 from ${matching} limit ${most}))`;
    return known.length === 0
      ? sql`select ${counted} as total`
      : sql`select case when (${mostListed(known)}) >= ${most} then ${most} else ${counted} end as total`;
  });
  const [row] = await ask<{ total: number }>(db, query, [...known, expression(condition)]);
  return row?.total ?? 0;
}

interface Compiled {
  text: string;
  /** the values of the filter, behind those of the statement itself */
  values: readonly unknown[];
}

const texts = new Map<string, string>();

/**
 * Compiles a statement, and caches it if there is no filter, because compiling takes longer than running. The name must
 * distinguish statements that differ.
 */
function compiled(
  name: string,
  db: Db,
  filter: RowFilter | null,
  build: (matching: RawBuilder<unknown>) => RawBuilder<unknown>,
): Compiled {
  const known = filter ? undefined : texts.get(name);
  if (known !== undefined) return { text: known, values: [] };
  const { sql: text, parameters } = build(hits({ term: '' }, filter)).compile(db);
  if (!filter) texts.set(name, text);
  return { text, values: filter ? parameters.slice(1) : [] };
}

async function ask<Row>(db: Db, { text, values }: Compiled, own: readonly unknown[]): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...own, ...values]))).rows;
}

function hits(condition: Condition, filter: RowFilter | null): RawBuilder<unknown> {
  const also = filter ? sql` and ${filter(id)}` : sql``;
  return sql`service_search where service_search match ${expression(condition)}${also}`;
}

/** Returns a condition in FTS5's own language; a term holds no quotes. */
function expression(condition: Condition): string {
  if ('term' in condition) return `"${condition.term}"`;
  if ('all' in condition) return `(${condition.all.map(expression).join(' AND ')})`;
  if ('any' in condition) return `(${condition.any.map(expression).join(' OR ')})`;
  return `(${condition.but.map(expression).join(' NOT ')})`;
}
