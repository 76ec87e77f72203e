import { accountColumns, accountSource, type SearchedText, simpleIndexes } from './searched-texts.ts';

const names = Object.keys(accountColumns).join(', ');
const put = (where: string) =>
  `insert into account_search (rowid, ${names}) select a.id, ${Object.values(accountColumns).join(', ')}
   from ${accountSource}${where}`;
const again = (id: string) => `delete from account_search where rowid = ${id}; ${put(` where a.id = ${id}`)};`;

function trigger(name: string, event: string, body: string): string {
  return `create trigger ${name} after ${event} begin ${body} end`;
}

function index(table: string, columns: string): string {
  return `create virtual table ${table} using fts5 (
     ${columns}, tokenize = 'unicode61 remove_diacritics 2', detail = column, content = '', contentless_delete = 1
   )`;
}

/** Triggers update the indexes, because accounts are written in many places. */
export const sqliteSearch = [
  index('account_search', names),
  put(''),
  trigger('account_search_insert', 'insert on accounts', again('new.id')),
  trigger('account_search_update', 'update of kind, name, username, email, phone on accounts', again('new.id')),
  trigger('account_search_delete', 'delete on accounts', 'delete from account_search where rowid = old.id;'),
  trigger('profile_search_insert', 'insert on provider_profiles', again('new.account_id')),
  trigger(
    'profile_search_update',
    'update of company_name, service, verification_status on provider_profiles',
    again('new.account_id'),
  ),
  trigger('profile_search_delete', 'delete on provider_profiles', again('old.account_id')),
  ...simpleIndexes.flatMap(sqliteWords),
];

/** Statements that make the index of the words of one text, and keep it. */
export function sqliteWords({ table, source, text, columns, unless }: SearchedText): string[] {
  const insert = (row: string, from: string, where: string) =>
    `insert into ${table} (rowid, content) select ${row}.id, ${text(row)}${from}${where}`;
  const absent = (row: string) => (unless ? ` where not (${unless(row)})` : '');
  const remove = `delete from ${table} where rowid = old.id;`;
  return [
    index(table, 'content'),
    insert(source, ` from ${source}`, absent(source)),
    trigger(`${table}_insert`, `insert on ${source}`, `${insert('new', '', absent('new'))};`),
    trigger(`${table}_update`, `update of ${columns} on ${source}`, `${remove} ${insert('new', '', absent('new'))};`),
    trigger(`${table}_delete`, `delete on ${source}`, remove),
  ];
}
