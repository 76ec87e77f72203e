import { type RawBuilder, sql } from 'kysely';
import { type Reading, type SearchIndex, stem } from './index-of-services.ts';

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
    const tiers = [tier(readings, 'body', 0, limit)];
    if (titled.length) tiers.unshift(tier(titled, 'title', 1, limit));
    return sql`(
      select id, max(in_title) as in_title from (${sql.join(tiers, sql` union all `)}) as found
      group by id order by max(in_title) desc limit ${sql.lit(limit)}
    )`;
  },
};

function tier(readings: readonly Reading[], column: 'title' | 'body', inTitle: number, limit: number) {
  const match = sql.join(
    readings.map((reading) => condition(reading, column)),
    sql` or `,
  );
  return sql`(select service_id as id, ${sql.lit(inTitle)} as in_title from service_search where ${match} limit ${sql.lit(limit)})`;
}

function condition({ words, zones }: Reading, column: 'title' | 'body'): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [];
  if (words.length) parts.push(matches(column, words.map((word) => `'${stem(word)}':*`).join(' & ')));
  if (zones.length) parts.push(matches('body', zones.map((zone) => `'${zone}'`).join(' | ')));
  return sql`(${sql.join(parts, sql` and `)})`;
}

function matches(column: 'title' | 'body', query: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} @@ to_tsquery('simple', ${query})`;
}
