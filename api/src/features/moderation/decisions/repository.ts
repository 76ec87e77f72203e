import type { CaseState } from '@tero/shared/rules/moderation';
import type { Insertable } from 'kysely';
import type { Db, Table, Trx } from '../../../db/schema/database.ts';
import { forUpdate } from '../../../db/sql/dialect.ts';

/** Returns a case, locked until the transaction ends. */
export function holdCase(trx: Trx, id: number) {
  const query = trx.selectFrom('moderation_cases').select(['id', 'kind', 'thing_id', 'author_id', 'state']);
  return forUpdate(trx, query.where('id', '=', id)).executeTakeFirst();
}

export async function setState(trx: Trx, caseId: number, state: CaseState, waitsSince?: string): Promise<void> {
  await trx
    .updateTable('moderation_cases')
    .set({ state, ...(waitsSince !== undefined && { waits_since: waitsSince }) })
    .where('id', '=', caseId)
    .execute();
}

export async function insertDecision(trx: Trx, decision: Insertable<Table<'moderation_decisions'>>): Promise<number> {
  const row = await trx.insertInto('moderation_decisions').values(decision).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Selects an author's decisions, each with its case, newest first. */
function ownDecisions(db: Db) {
  return db
    .selectFrom('moderation_decisions as d')
    .innerJoin('moderation_cases as c', 'c.id', 'd.case_id')
    .innerJoin('accounts as a', 'a.id', 'd.author_id')
    .select(['d.id', 'd.action', 'd.reason', 'd.message', 'd.answer', 'd.answered_at', 'd.created_at', 'd.author_id'])
    .select(['c.id as case_id', 'c.kind', 'c.thing_id', 'c.state', 'a.suspended_at', 'a.deletion_asked_at'])
    .where('d.action', '<>', 'dismiss');
}

export type OwnRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

export function findOwn(db: Db, id: number) {
  return ownDecisions(db).where('d.id', '=', id).executeTakeFirst();
}

export function listOwn(db: Db, authorId: number, limit: number): Promise<OwnRow[]> {
  return ownDecisions(db).where('d.author_id', '=', authorId).orderBy('d.id', 'desc').limit(limit).execute();
}

/** Stores the only answer of a decision's author. Returns false when there already is one. */
export async function setAnswer(trx: Trx, id: number, authorId: number, answer: string, at: string): Promise<boolean> {
  const row = await trx
    .updateTable('moderation_decisions')
    .set({ answer, answered_at: at })
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .where('answer', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
