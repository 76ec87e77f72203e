import { type RawBuilder, sql } from 'kysely';
import { factored, lookup, type Reading, type SearchIndex } from './index-of-services.ts';

export const postgresIndex: SearchIndex = {
  put(db, document) {
    return this.putAll(db, [document]);
  },

  async putAll(db, documents) {
    if (documents.length === 0) return;
    const rows = documents.map(
      ({ serviceId, title, body, zones }) => sql`(
        ${serviceId}::integer,
        to_tsvector('simple', unaccent(${title})),
        to_tsvector('simple', unaccent(${[title, body, ...zones].join(' ')}))
      )`,
    );
    await sql`insert into service_search (service_id, title, body) values ${sql.join(rows)}
      on conflict (service_id) do update set title = excluded.title, body = excluded.body`.execute(db);
  },

  async remove(db, serviceId) {
    await sql`delete from service_search where service_id = ${serviceId}`.execute(db);
  },

  hits(readings, limit) {
    const titled = readings.filter((reading) => reading.words.length > 0);
    const most = sql`limit ${sql.lit(limit)}`;
    const anywhere = sql`from service_search where ${condition(readings, 'body')}`;
    if (titled.length === 0) return sql`(select service_id as id, 0 as in_title ${anywhere} ${most})`;
    // the second half is not even begun when the first fills the limit
    return sql`(
      with titled as materialized (
        select service_id as id from service_search where ${condition(titled, 'title')} ${most}
      )
      select id, 1 as in_title from titled
      union all select service_id, 0 ${anywhere} and service_id not in (select id from titled) ${most}
    )`;
  },
};

type Column = 'title' | 'body';

function condition(readings: readonly Reading[], column: Column): RawBuilder<unknown> {
  const { common, either } = factored(readings);
  const parts = common.length ? [matches(column, common.map(term).join(' & '))] : [];
  const others = either.map((reading) => alternative(reading, column));
  if (others.length) parts.push(sql`(${sql.join(others, sql` or `)})`);
  return sql.join(parts, sql` and `);
}

function alternative({ words, zones }: Reading, column: Column): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [];
  if (words.length) parts.push(matches(column, words.map(term).join(' & ')));
  if (zones.length) parts.push(matches('body', zones.map((zone) => `'${zone}'`).join(' | ')));
  return sql`(${sql.join(parts, sql` and `)})`;
}

function term(word: string): string {
  const { text, isBeginning } = lookup(word);
  return `'${text}'${isBeginning ? ':*' : ''}`;
}

function matches(column: Column, query: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} @@ to_tsquery('simple', ${query})`;
}
