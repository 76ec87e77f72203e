import type { adminModeration as contract } from '@tero/shared/contract/admin/moderation/cases';
import type { QueryOf } from '@tero/shared/contract/endpoint';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import type { Listed } from '../table/list.ts';
import { hitsOfPeople } from '../table/people-hits.ts';

function readCases(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('moderation_cases')
    .select(['id', 'kind', 'thing_id', 'author_id', 'state', 'reports', 'waits_since'])
    .where('id', 'in', [...ids])
    .execute();
}

export type CaseRow = Awaited<ReturnType<typeof readCases>>[number];

const waiting = sql<SqlBool>`t.state in ('open', 'answered')`;
const author = { table: 'moderation_cases', column: 'author_id' };

export const listedCases: Listed<QueryOf<typeof contract.list>, CaseRow> = {
  table: {
    from: sql`moderation_cases as t`,
    orders: { waits_since: sql.ref('t.waits_since'), id: sql.ref('t.id'), reports: sql.ref('t.reports') },
    day: 'waits_since',
    hits: (db, words) => [hitsOfPeople(db, 'client', author, words), hitsOfPeople(db, 'provider', author, words)],
  },
  conditions: ({ state, kind }) => [
    ...(state === 'waiting' ? [waiting] : []),
    ...(state && state !== 'waiting' ? [sql<SqlBool>`t.state = ${state}`] : []),
    ...(kind ? [sql<SqlBool>`t.kind = ${kind}`] : []),
  ],
  rows: readCases,
};

/** Returns the number of cases that wait for the team, and since when the oldest one waits. */
export async function waitingCases(db: Db): Promise<{ count: number; oldest: string | null; newest: string | null }> {
  const row = await db
    .selectFrom('moderation_cases')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('waits_since').as('oldest')])
    .select((eb) => eb.fn.max('waits_since').as('newest'))
    .where('state', 'in', ['open', 'answered'])
    .executeTakeFirstOrThrow();
  return { ...row, count: Number(row.count) };
}

/** Returns the id of the review that a reply answers. */
export async function answeredReview(db: Db, replyId: number): Promise<number | undefined> {
  const query = db.selectFrom('review_responses').select('review_id').where('id', '=', replyId);
  return (await query.executeTakeFirst())?.review_id;
}

/** Returns the number of reviews that an account wrote, and the ids of the newest ones. */
export async function writtenReviews(db: Db, authorId: number, limit: number) {
  const written = db.selectFrom('reviews').where('client_id', '=', authorId);
  const { count } = await written.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await written.select('id').orderBy('id', 'desc').limit(limit).execute();
  return { total: Number(count), ids: rows.map(({ id }) => id) };
}

/** Counts each reason by case, the most frequent first. */
export function countReasons(db: Db, caseIds: readonly number[]) {
  return db
    .selectFrom('content_reports')
    .select((eb) => ['case_id', 'reason', eb.fn.countAll<number>().as('count')])
    .where('case_id', 'in', caseIds.length ? [...caseIds] : [0])
    .groupBy(['case_id', 'reason'])
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();
}

const listed = 200;

export function listReports(db: Db, caseId: number) {
  return db
    .selectFrom('content_reports as r')
    .leftJoin('accounts as a', 'a.id', 'r.reporter_id')
    .select(['r.reason', 'r.note', 'r.created_at', 'a.id as reporter_id', 'a.name as reporter_name'])
    .where('r.case_id', '=', caseId)
    .orderBy('r.id', 'desc')
    .limit(listed)
    .execute();
}

export function listDecisions(db: Db, caseId: number) {
  return db
    .selectFrom('moderation_decisions as d')
    .leftJoin('accounts as a', 'a.id', 'd.admin_id')
    .select(['d.id', 'd.action', 'd.reason', 'd.message', 'd.answer', 'd.answered_at', 'd.created_at'])
    .select('a.name as admin')
    .where('d.case_id', '=', caseId)
    .orderBy('d.id', 'desc')
    .limit(listed)
    .execute();
}

/** Counts the decisions about an author's other things, and the other things that wait. */
export async function countOthers(db: Db, authorId: number, caseId: number) {
  const decided = await db
    .selectFrom('moderation_decisions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('case_id', '<>', caseId)
    .where('action', 'in', ['hide', 'warn', 'suspend'])
    .executeTakeFirstOrThrow();
  const open = await db
    .selectFrom('moderation_cases')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('id', '<>', caseId)
    .where('state', 'in', ['open', 'answered'])
    .executeTakeFirstOrThrow();
  return { decided_before: Number(decided.count), waiting: Number(open.count) };
}
