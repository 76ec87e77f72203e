import type { Condition } from '@tero/shared/rules/search/plan';
import { type RawBuilder, sql } from 'kysely';
import type { RowFilter, SearchIndex } from './index-of-services.ts';

const id = sql.ref<number>('service_search.service_id');

export const postgresIndex: SearchIndex = {
  async putAll(db, documents) {
    if (documents.length === 0) return;
    const rows = documents.map(
      ({ serviceId, quality, terms }) =>
        sql`(${serviceId}::integer, ${quality}::integer, array_to_tsvector(${[...terms]}::text[]))`,
    );
    await sql`insert into service_search (service_id, quality, terms) values ${sql.join(rows)}
      on conflict (service_id) do update set quality = excluded.quality, terms = excluded.terms`.execute(db);
  },

  async remove(db, { serviceId }) {
    await sql`delete from service_search where service_id = ${serviceId}`.execute(db);
  },

  async best(db, buckets, { offset, limit }, filter) {
    if (buckets.length === 0) return [];
    const most = sql.lit(offset + limit);
    const each = buckets.map(
      ({ match }, at) =>
        sql`(select service_id as id, ${sql.lit(at)} as bucket from ${hits(match, filter)}
          order by quality desc, service_id desc limit ${most})`,
    );
    const { rows } = await sql<{ id: number; bucket: number }>`
      select id, bucket from (${sql.join(each, sql` union all `)}) as ranked limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(
      db,
    );
    return rows;
  },

  async count(db, condition, limit, filter) {
    const { rows } = await sql<{ total: string }>`
      select count(*) as total from (select 1 from ${hits(condition, filter)} limit ${sql.lit(limit)}) as few`.execute(
      db,
    );
    return Number(rows[0]?.total ?? 0);
  },

  all(condition) {
    return sql`(select service_id as id from ${hits(condition, null)})`;
  },

  async present(db, terms) {
    if (terms.length === 0) return new Set();
    const each = terms.map(({ term, services }, at) => {
      const some = sql`select 1 from ${hits({ term }, null)} limit ${sql.lit(services)}`;
      return sql`select ${sql.lit(at)} as nth where (select count(*) from (${some}) as few) = ${sql.lit(services)}`;
    });
    const { rows } = await sql<{ nth: number }>`${sql.join(each, sql` union all `)}`.execute(db);
    return new Set(rows.map(({ nth }) => nth));
  },
};

function hits(condition: Condition, filter: RowFilter | null): RawBuilder<unknown> {
  const also = filter ? sql` and ${filter(id)}` : sql``;
  return sql`service_search where terms @@ ${expression(condition)}::tsquery${also}`;
}

/** A query as Postgres writes it, which it takes as it is; a term holds no quotes. */
function expression(condition: Condition): string {
  if ('term' in condition) return `'${condition.term}'`;
  if ('all' in condition) return `(${condition.all.map(expression).join(' & ')})`;
  if ('any' in condition) return `(${condition.any.map(expression).join(' | ')})`;
  return `(${condition.but.map(expression).join(' & !')})`;
}
