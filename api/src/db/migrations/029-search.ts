import type { Kysely } from 'kysely';
import { required, run, zero } from '../sql/columns.ts';
import { isPostgres } from '../sql/dialect.ts';

/**
 * The index of services holds terms that the API makes (shared/src/rules/search/terms.ts), ordered by quality. It
 * begins empty: services of an older `index_version` are put in by a job, at once after the start.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('services').addColumn('quality', 'integer', zero).execute();
  await db.schema.alterTable('services').addColumn('index_version', 'integer', zero).execute();
  await db.schema
    .alterTable('services')
    .addColumn('quality_until', 'text', (column) => required(column).defaultTo(''))
    .execute();
  await run(db, [
    'create index services_stale_index on services (index_version) where listed = 1',
    'create index services_quality_until on services (quality_until) where listed = 1',
    'drop table service_search',
    ...(isPostgres(db) ? postgres : sqlite),
  ]);
}

/** The rowid holds quality and id (api/src/search/sqlite-index.ts): FTS5 gives rows in its order without sorting. */
const sqlite = [
  `create virtual table service_search using fts5 (
     terms, tokenize = 'ascii', detail = none, content = '', contentless_delete = 1
   )`,
];

const postgres = [
  `create table service_search (
     service_id integer primary key references services (id) on delete cascade,
     quality integer not null,
     terms tsvector not null
   )`,
  'create index service_search_terms on service_search using gin (terms)',
];
