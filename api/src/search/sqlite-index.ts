import { lookup } from '@tero/shared/rules/text/search-words';
import { sql } from 'kysely';
import { factored, type Reading, type SearchIndex } from './index-of-services.ts';

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

  hits(readings, limit, among) {
    const titled = readings.filter((reading) => reading.words.length > 0);
    const most = sql`limit ${sql.lit(limit)}`;
    // numbers are bound as reals, which match no rowid
    const ids = among?.map((id) => sql`cast(${id} as integer)`);
    const these = ids ? sql`and rowid in (${sql.join(ids)})` : sql``;
    const anywhere = sql`from service_search where service_search match ${expression(readings, '')} ${these}`;
    if (titled.length === 0) return sql`(select rowid as id, 0 as in_title ${anywhere} ${most})`;
    // the second half does not start when the first one fills the limit
    return sql`(
      with titled as materialized (
        select rowid as id from service_search
        where service_search match ${expression(titled, 'title : ')} ${these} ${most}
      )
      select id, 1 as in_title from titled
      union all select rowid, 0 ${anywhere} and rowid not in (select id from titled) ${most}
    )`;
  },
};

function expression(readings: readonly Reading[], column: string): string {
  const { common, either } = factored(readings);
  const parts = common.map((word) => term(word, column));
  if (either.length) parts.push(`(${either.map((reading) => alternative(reading, column)).join(' OR ')})`);
  return parts.join(' AND ');
}

function alternative({ words, zones }: Reading, column: string): string {
  const parts = words.map((word) => term(word, column));
  // no title contains marks, so they need no column
  if (zones.length) parts.push(`(${zones.map((zone) => `"${zone}"`).join(' OR ')})`);
  return `(${parts.join(' AND ')})`;
}

function term(word: string, column: string): string {
  const { text, isBeginning } = lookup(word);
  return `${column}"${text}"${isBeginning ? '*' : ''}`;
}
