import { sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';

/** The time from one instant to another, excluding the latter. */
export interface Span {
  since: string;
  until: string;
}

const dated = {
  services: { table: 'service_debuts', at: 'listed_at', which: sql`1 = 1` },
  reviews: { table: 'reviews', at: 'created_at', which: sql`counts = 1` },
  reports: { table: 'content_reports', at: 'created_at', which: sql`1 = 1` },
} as const;

/** Counts the rows of a kind in a span, by the index of their time. */
export async function countOf(db: Db, what: keyof typeof dated, { since, until }: Span): Promise<number> {
  const { table, at, which } = dated[what];
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${sql.ref(at)} >= ${since} and ${sql.ref(at)} < ${until}
      and ${which}
  `.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export async function countRejected(db: Db, { since, until }: Span): Promise<number> {
  const row = await db
    .selectFrom('verification_decisions')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .where('status', '=', 'rejected')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Counts, by reason, how often the team hid something in a span. */
export function countHidden(db: Db, { since, until }: Span) {
  return db
    .selectFrom('moderation_decisions')
    .select(['reason', (eb) => eb.fn.countAll().as('count')])
    .where('created_at', '>=', since)
    .where('created_at', '<', until)
    .where('action', 'in', ['hide', 'suspend'])
    .groupBy('reason')
    .execute();
}

/** Counts how often the team restored something in a span after the author had answered. */
export async function countRestored(db: Db, { since, until }: Span): Promise<number> {
  const row = await db
    .selectFrom('moderation_decisions as d')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('d.created_at', '>=', since)
    .where('d.created_at', '<', until)
    .where('d.action', 'in', ['restore', 'lift'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('moderation_decisions as e')
          .select('e.id')
          .whereRef('e.case_id', '=', 'd.case_id')
          .whereRef('e.answered_at', '<', 'd.created_at'),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * Returns the first report and the first decision of each case that was first decided in a span, at most `limit` cases.
 */
export function listFirstDecisions(db: Db, { since, until }: Span, limit: number) {
  return db
    .selectFrom('moderation_decisions as d')
    .select('d.created_at as decided_at')
    .select(({ selectFrom }) =>
      selectFrom('content_reports as r')
        .select(({ fn }) => fn.min('r.created_at').as('first'))
        .whereRef('r.case_id', '=', 'd.case_id')
        .as('reported_at'),
    )
    .where('d.created_at', '>=', since)
    .where('d.created_at', '<', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('moderation_decisions as e')
            .select('e.id')
            .whereRef('e.case_id', '=', 'd.case_id')
            .whereRef('e.id', '<', 'd.id'),
        ),
      ),
    )
    .limit(limit)
    .execute();
}
