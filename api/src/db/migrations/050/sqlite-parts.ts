import type { SearchedText } from '../009/searched-texts.ts';
import type { Searched } from './searched.ts';

/** Statements that make the indexes of SQLite. */
export function sqliteParts({ accountColumns, accountSource, simple }: Searched): string[] {
  const names = Object.keys(accountColumns).join(', ');
  const put = (where: string) =>
    `insert into account_search_parts (rowid, ${names}) select a.id, ${Object.values(accountColumns).join(', ')}
     from ${accountSource}${where}`;
  const again = (id: string) => `delete from account_search_parts where rowid = ${id}; ${put(` where a.id = ${id}`)};`;
  return [
    index('account_search_parts', names),
    put(''),
    trigger('account_parts_insert', 'insert on accounts', again('new.id')),
    trigger('account_parts_update', 'update of kind, name, username, email, phone on accounts', again('new.id')),
    trigger('account_parts_delete', 'delete on accounts', 'delete from account_search_parts where rowid = old.id;'),
    trigger('profile_parts_insert', 'insert on provider_profiles', again('new.account_id')),
    trigger(
      'profile_parts_update',
      'update of company_name, service, verification_status on provider_profiles',
      again('new.account_id'),
    ),
    trigger('profile_parts_delete', 'delete on provider_profiles', again('old.account_id')),
    ...simple.flatMap(sqliteTextParts),
  ];
}

/** Statements that make the index of the threes of letters of one text, and keep it. */
export function sqliteTextParts({ table, source, text, columns, unless }: SearchedText): string[] {
  const parts = `${table}_parts`;
  const insert = (row: string, from: string) =>
    `insert into ${parts} (rowid, content) select ${row}.id, ${text(row)}${from}${unless ? ` where not (${unless(row)})` : ''}`;
  const remove = `delete from ${parts} where rowid = old.id;`;
  return [
    index(parts, 'content'),
    insert(source, ` from ${source}`),
    trigger(`${parts}_insert`, `insert on ${source}`, `${insert('new', '')};`),
    trigger(`${parts}_update`, `update of ${columns} on ${source}`, `${remove} ${insert('new', '')};`),
    trigger(`${parts}_delete`, `delete on ${source}`, remove),
  ];
}

function index(table: string, columns: string): string {
  return `create virtual table ${table} using fts5 (
    ${columns}, tokenize = 'trigram remove_diacritics 1', content = '', contentless_delete = 1
  )`;
}

function trigger(name: string, event: string, body: string): string {
  return `create trigger ${name} after ${event} begin ${body} end`;
}
