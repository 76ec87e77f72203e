import type { Insertable, Updateable } from 'kysely';
import type { Db, Table, Trx } from '../../../db/schema/database.ts';
import { forUpdate } from '../../../db/sql/dialect.ts';

type Outcome = Table<'admin_batch_rows'>['outcome'];
const columns = ['id', 'account_id', 'tab', 'act', 'category_id', 'subject', 'message', 'matched', 'same'] as const;

function read(db: Db) {
  return db
    .selectFrom('admin_batches')
    .select(columns)
    .select(['state', 'log_id', 'ip_address', 'stepped_at', 'created_at']);
}

export type Batch = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

/** Returns a batch of the account's own. */
export function findBatch(db: Db, accountId: number, id: number) {
  return read(db).where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst();
}

/** Returns a batch, locked until the transaction ends: its steps run one at a time. */
export function holdBatch(trx: Trx, accountId: number, id: number) {
  const query = read(trx).where('id', '=', id).where('account_id', '=', accountId);
  return forUpdate(trx, query).executeTakeFirst();
}

/** Returns the account's last batch that somebody confirmed since an instant. */
export function findLast(db: Db, accountId: number, since: string) {
  return read(db)
    .where('account_id', '=', accountId)
    .where('state', '!=', 'prepared')
    .where('stepped_at', '>', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Lists batches of messages whose undo time ended before an instant. */
export function listDue(db: Db, before: string) {
  return db
    .selectFrom('admin_batches')
    .select(['id', 'account_id'])
    .where('state', '=', 'waiting')
    .where('stepped_at', '<', before)
    .execute();
}

export async function insertBatch(
  trx: Trx,
  batch: Insertable<Table<'admin_batches'>>,
  rows: readonly { row_id: number; version: string | null; before: number | null }[],
): Promise<number> {
  const { id } = await trx.insertInto('admin_batches').values(batch).returning('id').executeTakeFirstOrThrow();
  for (let at = 0; at < rows.length; at += 500) {
    const some = rows.slice(at, at + 500).map((row) => ({ ...row, batch_id: id, outcome: 'left' as const }));
    await trx.insertInto('admin_batch_rows').values(some).execute();
  }
  return id;
}

export async function setBatch(trx: Trx, id: number, values: Updateable<Table<'admin_batches'>>): Promise<void> {
  await trx.updateTable('admin_batches').set(values).where('id', '=', id).execute();
}

/** Returns the first rows of a batch with this outcome. */
export function listRows(db: Db, batchId: number, outcome: Outcome, limit: number) {
  return db
    .selectFrom('admin_batch_rows')
    .select(['id', 'row_id', 'version', 'before'])
    .where('batch_id', '=', batchId)
    .where('outcome', '=', outcome)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function listFirst(db: Db, batchId: number, limit: number): Promise<number[]> {
  const query = db.selectFrom('admin_batch_rows').select('row_id').where('batch_id', '=', batchId);
  return (await query.orderBy('id').limit(limit).execute()).map(({ row_id }) => row_id);
}

export async function setRow(trx: Trx, id: number, values: Updateable<Table<'admin_batch_rows'>>): Promise<void> {
  await trx.updateTable('admin_batch_rows').set(values).where('id', '=', id).execute();
}

/** Counts the rows of a batch by outcome. */
export async function countOutcomes(db: Db, batchId: number): Promise<Partial<Record<Outcome, number>>> {
  const rows = await db
    .selectFrom('admin_batch_rows')
    .select((eb) => ['outcome', eb.fn.countAll<number>().as('count')])
    .where('batch_id', '=', batchId)
    .groupBy('outcome')
    .execute();
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, Number(count)]));
}

/** Returns names of services or accounts, in the order of `ids`; deleted ones are left out. */
export async function namesOf(db: Db, isService: boolean, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = isService
    ? await db
        .selectFrom('services')
        .select(['id', 'title as name'])
        .where('id', 'in', [...ids])
        .execute()
    : await db
        .selectFrom('accounts')
        .select(['id', 'name'])
        .where('id', 'in', [...ids])
        .execute();
  const byId = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function categoryName(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('categories').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
}

export function findRecipient(trx: Trx, id: number) {
  return trx.selectFrom('accounts').select(['id', 'kind', 'name']).where('id', '=', id).executeTakeFirst();
}

/** Removes batches older than `before`, but batches of sent messages only when older than `sentBefore`. */
export async function removeBatches(trx: Trx, given: { before: string; sentBefore: string }): Promise<void> {
  await trx
    .deleteFrom('admin_batches')
    .where('created_at', '<', given.before)
    .where((eb) =>
      eb.or([eb('state', '<>', 'sent'), eb('act', '<>', 'message'), eb('created_at', '<', given.sentBefore)]),
    )
    .execute();
}
