// Checks that the last release can run on this release's schema, as it must during a deployment
// (docs/decisions/rolling.md).
import { sql } from 'kysely';

/**
 * Returns the parts of a SQLite schema that code may use: `{ columns: { 'table.column': { type, isNullable, hasDefault
 * } }, uniques }`.
 */
export async function readUsed(db) {
  const { rows } = await sql`
    select t.name || '.' || c.name as name, lower(c.type) as type, c."notnull" as required, c.dflt_value as fallback, c.pk
    from sqlite_master t join pragma_table_info(t.name) c
    where t.type = 'table' and t.name not like 'sqlite_%' and t.name not like 'kysely_%'`.execute(db);
  const uniques = await sql`
    select t.name || ' (' || group_concat(c.name, ', ') || ')' as name
    from sqlite_master t join pragma_index_list(t.name) i join pragma_index_info(i.name) c
    where t.type = 'table' and i."unique" = 1 group by t.name, i.name`.execute(db);
  return {
    columns: Object.fromEntries(
      rows
        .filter(({ name }) => !isIndex(tableOf(name)))
        .map(({ name, type, required, fallback, pk }) => [
          name,
          { type, isNullable: !required, hasDefault: fallback !== null || (pk > 0 && type === 'integer') },
        ]),
    ),
    uniques: uniques.rows.map(({ name }) => name).filter((name) => !isIndex(name.split(' ')[0])),
  };
}

/** Returns the parts of the last release's schema that this release drops although `contracted` gives no reason. */
export function findRollingFaults(released, latest, contracted) {
  const tables = new Set(Object.keys(released.columns).map(tableOf));
  const taken = new Map([
    ...Object.entries(released.columns).flatMap(([name, old]) => changeOf(name, old, latest.columns[name])),
    ...Object.entries(latest.columns)
      .filter(
        ([name, now]) => !released.columns[name] && tables.has(tableOf(name)) && !now.isNullable && !now.hasDefault,
      )
      .map(([name]) => [name, 'the last release inserts rows without it; give it a default, or let it be null']),
    ...latest.uniques
      .filter((name) => !released.uniques.includes(name) && tables.has(name.split(' ')[0]))
      .map((name) => [
        name,
        'the last release may write such values twice; make it unique a release after the code cares',
      ]),
  ]);
  return [
    ...[...taken].filter(([name]) => !contracted[name]).map(([name, fault]) => `${name}: ${fault}`),
    ...Object.keys(contracted)
      .filter((name) => !taken.has(name))
      .map(
        (name) => `${name}: api/src/db/deployment/released.ts lists it, and nothing of it is taken away; take it out`,
      ),
  ];
}

/** Tells whether a table belongs to a full-text index, which triggers maintain. */
const isIndex = (table) => /_search(_\w+)?$/.test(table);
const tableOf = (column) => column.split('.')[0];

function changeOf(name, old, now) {
  if (!now) return [[name, 'the last release uses it; drop or rename it a release after nothing does']];
  if (old.type !== now.type)
    return [[name, `the last release knows it as ${old.type}, and is ${now.type} now; add another column`]];
  if (old.isNullable && !now.isNullable)
    return [[name, 'the last release writes null into it; require it a release later']];
  return [];
}
