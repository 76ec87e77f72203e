import type { Bucket, Condition } from '@tero/shared/rules/search/plan';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/schema/database.ts';
import { named } from '../db/sql/prepared.ts';
import type { Found, RowFilter, SearchIndex } from './index-of-services.ts';
import { mostListed } from './most-listed.ts';
import { expression } from './postgres-expression.ts';
import { firstPage } from './postgres-first-page.ts';

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
    const most = offset + limit;
    const some = await ask(
      db,
      sql<Found>`${ranked(buckets, most, filter)} limit ${unseen(2 * most, 'integer', filter)}`,
      filter,
    );
    return firstOf(await whole(db, some, buckets, most, filter)).slice(offset, most);
  },

  async page(db, { found, buckets, atLeast }, { offset, limit, countTo }, filter) {
    // nobody sees more rows than we count; beyond them this would read whole buckets
    if (offset >= countTo) return { counted: await this.count(db, found, countTo, filter), best: [] };
    const most = offset + limit;
    const known = filter ? [] : atLeast;
    const build = () => {
      const counted = sql`(select count(*)::integer from (${few(found, countTo, filter)}) as few)`;
      const isKnown = known.length === 0 ? sql`false` : sql`(${mostListed(known)}) >= ${countTo}::integer`;
      const total = sql`select case when ${isKnown} then ${countTo}::integer else ${counted} end, ${sql.lit(-1)}`;
      const best = sql`(${ranked(buckets, most, filter)} limit ${unseen(2 * most, 'integer', filter)})`;
      return sql<Found>`${best} union all ${total}`;
    };
    const given = [
      ...buckets.flatMap(({ match }) => [expression(match), most]),
      ...[2 * most, ...known, ...(known.length > 0 ? [countTo] : [])],
      ...[countTo, expression(found), countTo],
    ];
    const rows = filter
      ? await ask(db, build(), filter)
      : await askAgain(db, `${buckets.length} ${known.length}`, build, given);
    const some = rows.filter(({ bucket }) => bucket >= 0);
    const all = await whole(db, some, buckets, most, filter);
    return { counted: rows.find(({ bucket }) => bucket < 0)?.id ?? 0, best: firstOf(all).slice(offset, most) };
  },

  firstPage,

  async count(db, condition, limit, filter) {
    const counted = sql<{ total: number }>`
      select count(*)::integer as total from (${few(condition, limit, filter)}) as few`;
    const [row] = await ask(db, counted, filter);
    return row?.total ?? 0;
  },

  all(condition) {
    return sql`(select service_id as id from service_search where terms @@ ${expression(condition)}::tsquery)`;
  },

  async uses(db, terms, most) {
    if (terms.length === 0) return [];
    const build = () => {
      const each = terms.map((term, at) => {
        const some = few({ term }, most, null);
        return sql`select ${sql.lit(at)} as nth, (select count(*) from (${some}) as few)::integer as services`;
      });
      return sql<{ services: number }>`${sql.join(each, sql` union all `)} order by nth`;
    };
    const given = terms.flatMap((term) => [expression({ term }), most]);
    const rows = await askAgain(db, `uses ${terms.length}`, build, given);
    return rows.map(({ services }) => services);
  },
};

/**
 * Runs a query by its text. Without a filter there are few different texts, one for each number of buckets or terms.
 */
async function ask<Row>(db: Db, query: RawBuilder<Row>, filter: RowFilter | null): Promise<Row[]> {
  const { sql: text, parameters } = query.compile(db);
  const compiled = CompiledQuery.raw(filter ? text : named(text), [...parameters]);
  return (await db.executeQuery<Row>(compiled)).rows;
}

const texts = new Map<string, string>();

/** Runs a statement without a filter from its compiled text, because compiling takes as long as running. */
async function askAgain<Row>(db: Db, name: string, build: () => RawBuilder<Row>, given: readonly unknown[]) {
  let text = texts.get(name);
  if (text === undefined) {
    const { sql: compiled, parameters } = build().compile(db);
    const isSame = parameters.length === given.length && parameters.every((value, at) => value === given[at]);
    if (!isSame) throw new Error(`a search has other parameters: ${compiled}`);
    text = named(compiled);
    texts.set(name, text);
  }
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, [...given]))).rows;
}

/**
 * Returns services bucket by bucket; a service may be in several. Each bucket is read only as far as its rows are
 * needed.
 */
function ranked(buckets: readonly Bucket[], most: number, filter: RowFilter | null): RawBuilder<Found> {
  const each = buckets.map(
    ({ match }, at) =>
      sql`(select service_id as id, ${sql.lit(at)} as bucket from ${hits(match, filter)}
        order by quality desc, service_id desc limit ${unseen(most, 'integer', filter)})`,
  );
  return sql<Found>`select id, bucket from (${sql.join(each, sql` union all `)}) as ranked`;
}

/**
 * Returns the rows of a page. The first `2 * most` rows usually fill it, since few services are in two buckets;
 * otherwise it reads all.
 */
async function whole(
  db: Db,
  some: Found[],
  buckets: readonly Bucket[],
  most: number,
  filter: RowFilter | null,
): Promise<Found[]> {
  const isCut = some.length === 2 * most && firstOf(some).length < most;
  return isCut ? ask(db, ranked(buckets, most, filter), filter) : some;
}

function few(condition: Condition, limit: number, filter: RowFilter | null): RawBuilder<unknown> {
  return sql`select 1 from ${hits(condition, filter)} limit ${unseen(limit, 'integer', filter)}`;
}

/** Returns each service in its first bucket. */
function firstOf(rows: readonly Found[]): Found[] {
  const seen = new Set<number>();
  return rows.filter(({ id }) => seen.size < seen.add(id).size);
}

function hits(condition: Condition, filter: RowFilter | null): RawBuilder<unknown> {
  const also = filter ? sql` and ${filter(id)}` : sql``;
  return sql`service_search where terms @@ ${unseen(expression(condition), 'tsquery', filter)}${also}`;
}

/**
 * Returns a value that no plan depends on. Postgres then keeps one general plan for each connection, because planning a
 * search takes longer than running it. A filtered query is planned for its values.
 */
function unseen(value: unknown, type: 'integer' | 'tsquery', filter: RowFilter | null): RawBuilder<unknown> {
  const typed = sql`${value}::${sql.raw(type)}`;
  return filter ? typed : sql`(select ${typed})`;
}
