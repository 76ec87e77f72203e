import type { SearchedText } from '../009/searched-texts.ts';
import type { Searched } from './searched.ts';

/** Folded as `fold` folds what is searched for. */
const foldedText = (text: string) => `lower(unaccent(${text}))`;

/** Statements that make the indexes of Postgres. */
export function postgresParts({ accountColumns, accountSource, simple }: Searched): string[] {
  const names = Object.keys(accountColumns);
  const put = (where: string) =>
    `insert into account_search_parts (id, ${names.join(', ')})
     select a.id, ${Object.values(accountColumns).map(foldedText).join(', ')} from ${accountSource}${where}
     on conflict (id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`;
  return [
    ...index('account_search_parts', 'accounts', names),
    put(''),
    perform('part_account', put(' where a.id = new.id')),
    perform('part_profile', put(' where a.id = new.account_id')),
    trigger('account_parts_insert', 'insert on accounts', 'part_account'),
    trigger('account_parts_update', 'update of kind, name, username, email, phone on accounts', 'part_account'),
    trigger('profile_parts_insert', 'insert on provider_profiles', 'part_profile'),
    trigger(
      'profile_parts_update',
      'update of company_name, service, verification_status on provider_profiles',
      'part_profile',
    ),
    ...simple.flatMap(postgresTextParts),
  ];
}

/** Statements that make the index of the threes of letters of one text, and keep it. */
export function postgresTextParts({ table, source, text, columns, unless }: SearchedText): string[] {
  const parts = `${table}_parts`;
  const insert = (row: string, from: string) =>
    `insert into ${parts} (id, content) select ${row}.id, ${foldedText(text(row))}${from}${
      unless ? ` where not (${unless(row)})` : ''
    } on conflict (id) do update set content = excluded.content`;
  const forget = unless ? `delete from ${parts} where id = new.id; ` : '';
  return [
    ...index(parts, source, ['content']),
    insert(source, ` from ${source}`),
    perform(`index_${parts}`, forget + insert('new', '')),
    trigger(`${parts}_insert`, `insert on ${source}`, `index_${parts}`),
    trigger(`${parts}_update`, `update of ${columns} on ${source}`, `index_${parts}`),
  ];
}

function index(table: string, source: string, columns: readonly string[]): string[] {
  return [
    `create table ${table} (
       id integer primary key references ${source} (id) on delete cascade,
       ${columns.map((column) => `${column} text not null`).join(', ')}
     )`,
    ...columns.map((column) => `create index ${table}_${column} on ${table} using gin (${column} gin_trgm_ops)`),
  ];
}

function perform(name: string, body: string): string {
  return `create function ${name}() returns trigger language plpgsql as $$ begin ${body}; return null; end $$`;
}

function trigger(name: string, event: string, performed: string): string {
  return `create trigger ${name} after ${event} for each row execute function ${performed}()`;
}
