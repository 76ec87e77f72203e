import { accountColumns, accountSource, type SearchedText, simpleIndexes } from './searched-texts.ts';

/** Splits the text into plain words: otherwise Postgres takes an email, or a number with a dash, as one token. */
function vector(text: string): string {
  return `to_tsvector('simple', regexp_replace(lower(unaccent(${text})), '[^[:alnum:]]+', ' ', 'g'))`;
}

const names = Object.keys(accountColumns);
const put = (where: string) =>
  `insert into account_search (id, ${names.join(', ')})
   select a.id, ${Object.values(accountColumns).map(vector).join(', ')} from ${accountSource}${where}
   on conflict (id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`;

function perform(name: string, body: string): string {
  return `create function ${name}() returns trigger language plpgsql as $$ begin ${body}; return null; end $$`;
}

function trigger(name: string, event: string, performed: string): string {
  return `create trigger ${name} after ${event} for each row execute function ${performed}()`;
}

function index(table: string, source: string, columns: readonly string[]): string[] {
  return [
    `create table ${table} (
     id integer primary key references ${source} (id) on delete cascade,
     ${columns.map((column) => `${column} tsvector not null`).join(', ')}
   )`,
    ...columns.map((column) => `create index ${table}_${column} on ${table} using gin (${column})`),
  ];
}

/** Triggers update the indexes, because accounts are written in many places. */
export const postgresSearch = [
  ...index('account_search', 'accounts', names),
  put(''),
  perform('index_account', put(' where a.id = new.id')),
  perform('index_profile', put(' where a.id = new.account_id')),
  trigger('account_search_insert', 'insert on accounts', 'index_account'),
  trigger('account_search_update', 'update of kind, name, username, email, phone on accounts', 'index_account'),
  trigger('profile_search_insert', 'insert on provider_profiles', 'index_profile'),
  trigger(
    'profile_search_update',
    'update of company_name, service, verification_status on provider_profiles',
    'index_profile',
  ),
  ...simpleIndexes.flatMap(postgresWords),
];

/** Statements that make the index of the words of one text, and keep it. */
export function postgresWords({ table, source, text, columns, unless }: SearchedText): string[] {
  const insert = (row: string, from: string) =>
    `insert into ${table} (id, content) select ${row}.id, ${vector(text(row))}${from}${
      unless ? ` where not (${unless(row)})` : ''
    } on conflict (id) do update set content = excluded.content`;
  const forget = unless ? `delete from ${table} where id = new.id; ` : '';
  return [
    ...index(table, source, ['content']),
    insert(source, ` from ${source}`),
    perform(`index_${table}`, forget + insert('new', '')),
    trigger(`${table}_insert`, `insert on ${source}`, `index_${table}`),
    trigger(`${table}_update`, `update of ${columns} on ${source}`, `index_${table}`),
  ];
}
