import type { DaySpan, People } from '@tero/shared/rules/metrics';
import { addDays, startOfDay } from '@tero/shared/rules/time/time';
import { sql } from 'kysely';
import { accountViewer } from '../../core/visitor.ts';
import type { Db } from '../../db/schema/database.ts';
import { contactKinds, seenKinds } from '../../db/schema/events.ts';

type Page = 'profile' | 'service' | 'post';

/**
 * Counts the people of each service, of the profile and of each post in a span of local days: those who saw it or acted
 * on it, and those who acted, by a contact, a like or a share. Each person counts once. A person who acted without a
 * counted view also counts as reached, so that no rate exceeds 100 %. The provider never counts (rule METR-60). Returns
 * a function that looks the counts up.
 */
export async function countPeople(
  db: Db,
  providerId: number,
  span: DaySpan,
): Promise<(page: Page, subjectId: number) => People> {
  const { rows } = await sql<Record<keyof People | 'page' | 'subject_id', string>>`
    select page, subject_id, ${counts} from (${seenBy(providerId, span)}) as seen
    group by page, subject_id`.execute(db);
  const counted = new Map(rows.map((row) => [`${row.page} ${row.subject_id}`, numbers(row)]));
  return (page, subjectId) => counted.get(`${page} ${subjectId}`) ?? nobody;
}

/** Counts the people of all posts together, or of the profile and all services. Each person counts once. */
export async function countAllPeople(
  db: Db,
  providerId: number,
  span: DaySpan,
  of: 'posts' | 'profile and services',
): Promise<People> {
  const { rows } = await sql<Record<keyof People, string>>`
    select ${counts} from (${seenBy(providerId, span)}) as seen
    where ${of === 'posts' ? sql`page = 'post'` : sql`page <> 'post'`}`.execute(db);
  return numbers(rows[0] ?? { reached: '0', acted: '0' });
}

const pageOf = sql<Page>`case when kind like 'profile%' then 'profile' when kind like 'post%' then 'post' else 'service' end`;

const nobody: People = { reached: 0, acted: 0 };

const counts = sql`count(distinct viewer) as reached, count(distinct case when acts = 1 then viewer end) as acted`;

function numbers({ reached, acted }: Record<keyof People, string>): People {
  return { reached: Number(reached), acted: Number(acted) };
}

/** Selects what people other than the provider saw and did, one row for each viewer, subject and time. */
function seenBy(providerId: number, span: DaySpan) {
  return sql`
    select
      ${pageOf} as page,
      subject_id, viewer,
      case when kind in ('profile_view', 'profile_card', 'service_view', 'post_view') then 0 else 1 end as acts
    from daily_events
    where provider_id = ${providerId} and day >= ${span.first} and day <= ${span.last}
      and viewer <> ${accountViewer(providerId)}
    union all
    select 'post' as page, l.post_id as subject_id, 'account:' || l.account_id as viewer, 1 as acts
    from post_likes as l inner join posts as t on t.id = l.post_id
    where t.provider_id = ${providerId} and l.account_id <> ${providerId}
      and l.created_at >= ${instant(span.first)} and l.created_at < ${instant(addDays(span.last, 1))}`;
}

/**
 * Counts the views of the profile and of each service by local day: people who saw it or got in touch from it. The rows
 * are those from which the people of a rate are counted, so there are never fewer views than people.
 */
export async function countViews(db: Db, providerId: number, { first, last }: DaySpan) {
  const rows = await db
    .selectFrom('daily_events')
    .select([pageOf.as('page'), 'subject_id', 'day', sql<number>`count(distinct viewer)`.as('times')])
    .where('provider_id', '=', providerId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('kind', 'in', seenKinds)
    .groupBy([pageOf, 'subject_id', 'day'])
    .execute();
  return rows.map((row) => ({ ...row, times: Number(row.times) }));
}

/** Counts the people who got in touch with a provider in a span, from any page. */
export async function countContacting(db: Db, providerId: number, { first, last }: DaySpan): Promise<number> {
  const row = await db
    .selectFrom('daily_events')
    .select(sql<number>`count(distinct viewer)`.as('people'))
    .where('provider_id', '=', providerId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('kind', 'in', contactKinds)
    .executeTakeFirstOrThrow();
  return Number(row.people);
}

const instant = (day: string) => startOfDay(day).toISOString();
