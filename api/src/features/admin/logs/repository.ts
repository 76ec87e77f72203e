import type { adminLogs as contract, LogEntry } from '@tero/shared/contract/admin/logs';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { accountFields } from '@tero/shared/rules/log/words';
import { type SqlBool, sql } from 'kysely';
import { thingField } from '../../../audit/acts.ts';
import type { Db } from '../../../db/schema/database.ts';
import { textHits } from '../../../search/table-search.ts';
import type { Listed } from '../table/list.ts';
import type { Ids } from '../table/table.ts';

type Details = LogEntry['details'];

/** Returns log rows, with public texts and the current names of the people they are about. */
async function readLogs(db: Db, ids: readonly number[]): Promise<LogEntry[]> {
  const rows = await db
    .selectFrom('admin_logs')
    .select(['id', 'created_at', 'admin_id', 'action', 'entity_type', 'entity_id', 'ip_address', 'details'])
    .select(['account_id', 'batch_id'])
    .where('id', 'in', [...ids])
    .execute();
  const texts = Map.groupBy(await listTexts(db, ids), ({ log_id }) => log_id);
  const sizes = await countOfBatches(db, ids);
  const parsed = rows.map(({ account_id, details, ...row }) => {
    const said = JSON.parse(details) as Details;
    return { ...row, ownerId: account_id ?? accountOf(row), details: said, idsOfPeople: peopleIn(said) };
  });
  const names = await namesOf(
    db,
    parsed.flatMap(({ admin_id, ownerId, idsOfPeople }) => [admin_id, ownerId, ...idsOfPeople]),
  );
  const named = (id: number) => ({ id, name: names.get(id) ?? null });
  return parsed.map(({ ownerId, idsOfPeople, ...row }) => {
    const own = texts.get(row.id) ?? [];
    const open = own.filter(({ field }) => field !== thingField);
    return {
      ...row,
      admin_name: row.admin_id === null ? null : (names.get(row.admin_id) ?? null),
      thing: own.find(({ field }) => field === thingField)?.after ?? null,
      owner: ownerId === null ? null : named(ownerId),
      people: [...new Set(idsOfPeople)].map(named),
      batch_rows: sizes.get(row.id) ?? 0,
      details: {
        ...row.details,
        ...Object.fromEntries(open.map(({ field, before, after }) => [field, { before, after }])),
      },
    };
  });
}

function listTexts(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('admin_log_texts')
    .select(['log_id', 'field', 'before', 'after'])
    .where('log_id', 'in', [...ids])
    .execute();
}

async function countOfBatches(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('admin_logs')
    .select((eb) => ['batch_id', eb.fn.countAll().as('count')])
    .where('batch_id', 'in', [...ids])
    .groupBy('batch_id')
    .execute();
  return new Map(
    rows.flatMap(({ batch_id, count }) => (batch_id === null ? [] : [[batch_id, Number(count)] as const])),
  );
}

async function namesOf(db: Db, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('accounts').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Kinds of things that are an account. */
const accountTypes = ['user', 'provider', 'admin', 'second_step'] as const;
const ofAccounts = sql.join(accountTypes.map((type) => sql.lit(type)));

/** Returns the account that a row is about, for rows older than the column that says whose a thing is. */
function accountOf({ entity_type, entity_id }: Pick<LogEntry, 'entity_type' | 'entity_id'>): number | null {
  return accountTypes.some((type) => type === entity_type) ? entity_id : null;
}

function peopleIn(details: Details): number[] {
  return accountFields.flatMap((field) => {
    const change = details[field];
    return change ? [change.before, change.after].filter((id) => typeof id === 'number') : [];
  });
}

/** Returns the rows whose texts contain the words, now or before. */
function hitsOfTexts(db: Db, words: readonly string[]): Ids {
  const texts = textHits(db, 'log_text_search', 'content', words);
  return sql`(select x.log_id as id from admin_log_texts as x where x.id in (select id from ${texts} as h))`;
}

/** Returns the rows by or about people of these names. */
function hitsOfNames(db: Db, words: readonly string[]): Ids {
  const people = (['client', 'provider'] as const).map((kind) => textHits(db, 'account_search', kind, words));
  const [clients, providers] = people;
  const found = sql`(select id from ${clients} as c union select id from ${providers} as p)`;
  return sql`(select x.id from admin_logs as x where x.admin_id in ${found}
    union select x.id from admin_logs as x where x.account_id in ${found})`;
}

/** Shows a batch as one row, unless somebody searches for its contents. */
const isWhole = sql<SqlBool>`t.batch_id is null`;

export const listedLogs: Listed<QueryOf<typeof contract.list>, LogEntry> = {
  table: {
    from: sql`admin_logs as t`,
    orders: { id: sql.ref('t.id') },
    day: 'created_at',
    hits: (db, words) => [textHits(db, 'log_search', 'content', words), hitsOfTexts(db, words), hitsOfNames(db, words)],
  },
  conditions: ({ action, entityType, entityId, adminId, personId, batchId, search }) => [
    ...(search || entityId !== undefined || personId !== undefined || batchId !== undefined ? [] : [isWhole]),
    ...(batchId === undefined ? [] : [sql<SqlBool>`t.batch_id = ${batchId}`]),
    ...(action ? [sql<SqlBool>`t.action = ${action}`] : []),
    ...(entityType ? [sql<SqlBool>`t.entity_type = ${entityType}`] : []),
    ...(entityId === undefined ? [] : [sql<SqlBool>`t.entity_id = ${entityId}`]),
    ...(adminId === undefined ? [] : [sql<SqlBool>`t.admin_id = ${adminId}`]),
    ...(personId === undefined ? [] : [aboutPerson(personId)]),
  ],
  rows: readLogs,
};

function aboutPerson(id: number) {
  return sql<SqlBool>`t.id in (select x.id from admin_logs as x where x.account_id = ${id}
    union select x.id from admin_logs as x where x.entity_id = ${id} and x.entity_type in (${ofAccounts}))`;
}

/**
 * Returns the people whom the log names, by name; deleted accounts by their id. The query jumps through the index from
 * person to person.
 */
export async function listActors(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string | null }>`
    with recursive actors (id) as (
      select min(admin_id) from admin_logs
      union all
      select (select min(l.admin_id) from admin_logs as l where l.admin_id > actors.id) from actors where actors.id is not null
    )
    select actors.id, a.name from actors left join accounts as a on a.id = actors.id where actors.id is not null`.execute(
    db,
  );
  return rows
    .map(({ id, name }) => ({ id, name: name ?? `Cuenta eliminada (${id})` }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
}
