import { type RawBuilder, sql } from 'kysely';
import { type Reading, type SearchIndex, stem } from './index-of-services.ts';

export const sqliteIndex: SearchIndex = {
  put(db, document) {
    return this.putAll(db, [document]);
  },

  async putAll(db, documents) {
    if (documents.length === 0) return;
    const rows = documents.map(
      ({ serviceId, title, body, zones }) => sql`(${serviceId}, ${title}, ${[body, ...zones].join(' ')})`,
    );
    await sql`insert or replace into service_search (rowid, title, body) values ${sql.join(rows)}`.execute(db);
  },

  async remove(db, serviceId) {
    await sql`delete from service_search where rowid = ${serviceId}`.execute(db);
  },

  hits(readings, limit) {
    const titled = readings.filter((reading) => reading.words.length > 0);
    const tiers = [tier(readings, '', 0, limit)];
    if (titled.length) tiers.unshift(tier(titled, 'title : ', 1, limit));
    return sql`(
      select id, max(in_title) as in_title from (${sql.join(tiers, sql` union all `)})
      group by id order by max(in_title) desc limit ${sql.lit(limit)}
    )`;
  },
};

function tier(readings: readonly Reading[], column: string, inTitle: number, limit: number): RawBuilder<unknown> {
  const match = readings.map((reading) => `(${expression(reading, column)})`).join(' OR ');
  return sql`select id, in_title from (
    select rowid as id, ${sql.lit(inTitle)} as in_title from service_search
    where service_search match ${match} limit ${sql.lit(limit)}
  )`;
}

function expression({ words, zones }: Reading, column: string): string {
  const parts = words.map((word) => `${column}"${stem(word)}"*`);
  if (zones.length) parts.push(`(${zones.map((zone) => `body : "${zone}"`).join(' OR ')})`);
  return parts.join(' AND ');
}
