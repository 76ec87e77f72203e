import type { Kysely } from 'kysely';
import { required, run } from '../../sql/columns.ts';
import { isPostgres } from '../../sql/dialect.ts';

/** The index over listed services, as each database does it best, and the suggestions table, the same on both. */
export async function createSearch(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('suggestions')
    .addColumn('prefix', 'text', required)
    .addColumn('term', 'text', required)
    .addColumn('service_id', 'integer', required)
    .addColumn('weight', 'integer', required)
    .execute();
  await run(db, [
    'create index suggestions_prefix on suggestions (prefix, weight desc, service_id desc, term)',
    'create index suggestions_service on suggestions (service_id)',
    ...(isPostgres(db) ? postgres : sqlite),
  ]);
}

const sqlite = [
  `create virtual table service_search using fts5 (
     title, body, tokenize = 'unicode61 remove_diacritics 2', detail = column, content = '', contentless_delete = 1
   )`,
];

const postgres = [
  'create extension if not exists unaccent',
  `create table service_search (
     service_id integer primary key references services (id) on delete cascade,
     title tsvector not null,
     body tsvector not null
   )`,
  'create index service_search_title on service_search using gin (title)',
  'create index service_search_body on service_search using gin (body)',
];
