import type { PaperKind } from '@tero/shared/rules/papers';
import type { Insertable, Updateable } from 'kysely';
import type { Db, Table, Trx } from '../../db/schema/database.ts';
import { forUpdate } from '../../db/sql/dialect.ts';
import { providerInSight } from '../../db/sql/in-sight.ts';
import { inForce } from '../../db/sql/papers-in-force.ts';

export function listOf(db: Db, accountId: number) {
  return papersOf(db, accountId).orderBy('w.id').execute();
}

export type PaperRow = Awaited<ReturnType<typeof listOf>>[number];

/** Returns a visible provider's papers in force on a local day, without their numbers. */
export function listInForce(db: Db, accountId: number, day: string) {
  return db
    .selectFrom('provider_papers as w')
    .innerJoin('provider_profiles as p', 'p.account_id', 'w.account_id')
    .innerJoin('accounts as a', 'a.id', 'w.account_id')
    .select(['w.kind', 'w.seen_at', 'w.expires_on'])
    .where('w.account_id', '=', accountId)
    .where(inForce(day))
    .where(providerInSight)
    .orderBy('w.id')
    .execute();
}

/** Returns the papers of an account that wait for the team, oldest first. */
export function listWaiting(db: Db, accountId: number) {
  return papersOf(db, accountId).where('w.file', 'is not', null).orderBy('w.sent_at').orderBy('w.id').execute();
}

/** Returns a paper of an account that waits for the team. */
export function findWaiting(db: Db, accountId: number, id: number) {
  return papersOf(db, accountId).where('w.id', '=', id).where('w.file', 'is not', null).executeTakeFirst();
}

/** Returns it locked until the transaction ends. */
export function holdWaiting(trx: Trx, accountId: number, id: number) {
  return papersOf(trx, accountId)
    .where('w.id', '=', id)
    .where('w.file', 'is not', null)
    .$call((query) => forUpdate(trx, query, 'w'))
    .executeTakeFirst();
}

function papersOf(db: Db, accountId: number) {
  return db
    .selectFrom('provider_papers as w')
    .select(['w.id', 'w.kind', 'w.paper_number', 'w.expires_on', 'w.sent_at', 'w.file', 'w.seen_at', 'w.reason'])
    .where('w.account_id', '=', accountId);
}

export async function insert(trx: Trx, row: Insertable<Table<'provider_papers'>>): Promise<void> {
  await trx.insertInto('provider_papers').values(row).execute();
}

/** Deletes an account's papers, of one kind or of all kinds. Returns the names of their pictures. */
export async function remove(trx: Trx, accountId: number, kind?: PaperKind): Promise<string[]> {
  const rows = await trx
    .deleteFrom('provider_papers')
    .where('account_id', '=', accountId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as PaperKind))
    .returning('file')
    .execute();
  return rows.flatMap(({ file }) => file ?? []);
}

export async function update(trx: Trx, id: number, values: Updateable<Table<'provider_papers'>>): Promise<void> {
  await trx.updateTable('provider_papers').set(values).where('id', '=', id).execute();
}

/** Ends the team's approvals of an account's papers. */
export async function endSeen(trx: Trx, accountId: number, reason: string): Promise<void> {
  await trx
    .updateTable('provider_papers')
    .set({ seen_at: null, reason })
    .where('account_id', '=', accountId)
    .where('seen_at', 'is not', null)
    .execute();
}

/** Stores, on an account's profile, since when a paper of it waits. Every write that may change this must call it. */
export async function noteWaiting(trx: Trx, accountId: number): Promise<void> {
  await trx
    .updateTable('provider_profiles')
    .set(({ selectFrom }) => ({
      papers_sent_at: selectFrom('provider_papers')
        .select((eb) => eb.fn.min('sent_at').as('at'))
        .where('account_id', '=', accountId)
        .where('file', 'is not', null),
    }))
    .where('account_id', '=', accountId)
    .execute();
}

/** Returns the papers that were sent before an instant and still wait. */
export function listSentBefore(db: Db, instant: string) {
  return db
    .selectFrom('provider_papers')
    .select(['id', 'account_id'])
    .where('file', 'is not', null)
    .where('sent_at', '<=', instant)
    .execute();
}

/** Returns papers in force that end between two days and whose providers have not been notified of that. */
export function listEnding(db: Db, [from, to]: readonly [string, string], limit: number) {
  return db
    .selectFrom('provider_papers')
    .select(['id', 'account_id', 'kind', 'expires_on'])
    .where('expires_on', '>=', from)
    .where('expires_on', '<=', to)
    .where('seen_at', 'is not', null)
    .where('told_at', 'is', null)
    .orderBy('expires_on')
    .limit(limit)
    .execute();
}

/** Returns false when somebody else was faster. */
export async function markTold(trx: Trx, id: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('provider_papers')
    .set({ told_at: at })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes papers that ended before a local day and have no picture. */
export async function removeEnded(db: Db, day: string): Promise<void> {
  await db.deleteFrom('provider_papers').where('expires_on', '<', day).where('file', 'is', null).execute();
}
