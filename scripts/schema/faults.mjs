// The rules of the schema. Each finding is a line of text.
import { findRollingFaults } from './rolling.mjs';

/** Returns the faults of a schema, which is the result of read.mjs. */
export function findSchemaFaults({
  files,
  registered,
  unindexed,
  columns,
  tables,
  downloaded,
  reasons,
  released,
  latest,
  contracted,
}) {
  return [
    ...findMigrationFaults(files, registered),
    ...unindexed.map(
      (column) =>
        `${column}: no index begins with this foreign key, so that a list by it, and each deletion of what it leads to, ` +
        'goes through the whole table; make one in its migration',
    ),
    ...findDownloadFaults(columns, tables, downloaded, reasons),
    ...findRollingFaults(released, latest, contracted),
  ];
}

/** Finds migration files that are not registered, registered names without a file, and files with the same number. */
function findMigrationFaults(files, registered) {
  const unnamed = files.filter((file) => !/^\d{3}-[a-z0-9-]+$/.test(file));
  const numbers = files.filter((file) => !unnamed.includes(file)).toSorted();
  return [
    ...unnamed.map((file) => `${file}: a migration is called NNN-name.ts`),
    ...files
      .filter((file) => !unnamed.includes(file) && !registered.includes(file))
      .map((file) => `${file}.ts: nobody registered it; add it to the list of api/src/db/migrate.ts`),
    ...registered
      .filter((name) => !files.includes(name))
      .map((name) => `${name}: api/src/db/migrate.ts lists it under a name that no file has`),
    ...numbers
      .filter((file, at) => at > 0 && file.slice(0, 3) === numbers[at - 1].slice(0, 3))
      .map((file) => `${file}.ts: another migration has its number`),
  ];
}

const place = 'api/src/features/profile/export-repository.ts';

/**
 * Returns columns that hold an account but are neither in the download nor excluded with a reason, and declarations for
 * which there is no such column.
 */
function findDownloadFaults(columns, tables, downloaded, reasons) {
  const known = [...columns, ...tables.filter((table) => !columns.some((column) => column.startsWith(`${table}.`)))];
  const declared = [...downloaded, ...reasons];
  return [
    ...columns
      .filter((column) => !declared.includes(column))
      .map(
        (column) =>
          `${column} holds an account, by its foreign key or its name: add it to \`download\` in ${place}, or its reason ` +
          'there; if it holds none, call it something else (api/src/db/sql/account-columns.ts has the names)',
      ),
    ...[...new Set(declared)]
      .filter((column) => !known.includes(column))
      .map((column) => `${column}: ${place} names it, and the schema has no such column that holds an account`),
    ...reasons
      .filter((column) => downloaded.includes(column))
      .map((column) => `${column}: ${place} has it in the download and a reason why it is not`),
  ];
}
