import { lookup } from '@tero/shared/rules/text/search-words';
import { type RawBuilder, sql } from 'kysely';
import { factored, type Reading, type SearchIndex } from './index-of-services.ts';

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

  hits(readings, limit, among) {
    const titled = readings.filter((reading) => reading.words.length > 0);
    const most = sql`limit ${sql.lit(limit)}`;
    const these = among ? sql`and service_id in (${sql.join(among)})` : sql``;
    const anywhere = sql`from service_search where ${anywhereIn(readings)} ${these}`;
    if (titled.length === 0) return sql`(select service_id as id, 0 as in_title ${anywhere} ${most})`;
    // the second half does not start when the first one fills the limit
    return sql`(
      with titled as materialized (select service_id as id from service_search where ${inTitle(titled)} ${these} ${most})
      select id, 1 as in_title from titled
      union all select service_id, 0 ${anywhere} and service_id not in (select id from titled) ${most}
    )`;
  },
};

/** A query over the body, which includes the title and the marks. */
function anywhereIn(readings: readonly Reading[]): RawBuilder<unknown> {
  const { common, either } = factored(readings);
  const alternatives = either.map(({ words, zones }) =>
    all([...words.map(term), ...(zones.length ? [any(zones)] : [])]),
  );
  return matches('body', all([...common.map(term), ...(alternatives.length ? [any(alternatives)] : [])]));
}

/** A query with the words in the title and the marks in the body. */
function inTitle(readings: readonly Reading[]): RawBuilder<unknown> {
  const { common, either } = factored(readings);
  const parts = common.length ? [matches('title', all(common.map(term)))] : [];
  const alternatives = either.map(({ words, zones }) => {
    const both: RawBuilder<unknown>[] = [];
    if (words.length) both.push(matches('title', all(words.map(term))));
    if (zones.length) both.push(matches('body', any(zones)));
    return sql`(${sql.join(both, sql` and `)})`;
  });
  if (alternatives.length) parts.push(sql`(${sql.join(alternatives, sql` or `)})`);
  return sql.join(parts, sql` and `);
}

const all = (parts: readonly string[]) => `(${parts.join(' & ')})`;
const any = (parts: readonly string[]) => `(${parts.join(' | ')})`;

function term(word: string): string {
  const { text, isBeginning } = lookup(word);
  return `'${text}'${isBeginning ? ':*' : ''}`;
}

function matches(column: 'title' | 'body', query: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} @@ to_tsquery('simple', ${query})`;
}
