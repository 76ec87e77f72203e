import type { Kysely } from 'kysely';
import { one, required, run, tableWithId, zero } from '../sql/columns.ts';
import { isPostgres } from '../sql/dialect.ts';

/** Adds searches by day, the administrators' decisions about them, and the version of the lexicon. */
export async function up(db: Kysely<never>): Promise<void> {
  await tableWithId(db, 'search_days')
    .addColumn('day', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('people', 'integer', one)
    .addColumn('opened', 'integer', zero)
    .addColumn('results', 'integer', zero)
    .execute();
  await db.schema
    .createTable('search_people')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', required)
    .addColumn('opened', 'integer', zero)
    .execute();
  await db.schema
    .createTable('search_salts')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', required)
    .execute();
  await tableWithId(db, 'search_terms')
    .addColumn('form', 'text', required)
    .addColumn('category_id', 'integer', (column) => column.references('categories.id').onDelete('cascade'))
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('lexicon_version')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', required)
    .execute();
  await run(db, [
    'create unique index search_days_once on search_days (kind, text, day)',
    'create index search_days_day on search_days (day)',
    'create index search_people_day on search_people (day)',
    'create unique index search_terms_once on search_terms (form)',
    'create index search_terms_category on search_terms (category_id)',
    'insert into lexicon_version (id, version) values (1, 1)',
    ...(isPostgres(db) ? postgres : sqlite),
  ]);
}

/** The lexicon's sources. Other columns of a category, such as its counter, change all the time. */
const sources = [
  ['categories', 'name, slug, group_id, is_active'],
  ['category_aliases', 'alias_key, category_id'],
  ['search_terms', 'form, category_id'],
] as const;

const sqlite = sources.flatMap(([table, columns]) =>
  ['insert', 'delete', `update of ${columns}`].map(
    (event) => `create trigger ${table}_lexicon_${event.split(' ')[0]} after ${event} on ${table}
      begin update lexicon_version set version = version + 1; end`,
  ),
);

const postgres = [
  `create function raise_lexicon_version() returns trigger language plpgsql as $$
     begin update lexicon_version set version = version + 1; return null; end $$`,
  ...sources.map(
    ([table, columns]) => `create trigger ${table}_lexicon after insert or delete or update of ${columns} on ${table}
      for each statement execute function raise_lexicon_version()`,
  ),
];
