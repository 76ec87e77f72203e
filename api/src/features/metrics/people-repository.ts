import type { DaySpan, People } from '@tero/shared/rules/metrics';
import { addDays, startOfDay } from '@tero/shared/rules/time/time';
import { sql } from 'kysely';
import { accountViewer } from '../../core/visitor.ts';
import type { Db } from '../../db/schema/database.ts';

/** A page whose visitors are counted. */
export type PeopleOf = People & { page: 'profile' | 'service' | 'post'; subject_id: number };

/**
 * Counts the people of each service, of the profile and of each post of a provider in a span of local days: who saw it
 * or acted on it, and of these who acted, which is a contact, a like or a share. Somebody who came on many days or
 * pressed many buttons is one; who acted without a counted view was reached too, so that no rate is above 100 %. The
 * provider itself is never counted (rule METR-60).
 */
export async function countPeople(db: Db, providerId: number, span: DaySpan): Promise<PeopleOf[]> {
  const { rows } = await sql<Record<keyof PeopleOf, string>>`
    select page, subject_id, count(distinct viewer) as reached,
      count(distinct case when acts = 1 then viewer end) as acted
    from (
      select
        case when kind like 'profile%' then 'profile' when kind like 'post%' then 'post' else 'service' end as page,
        subject_id, viewer,
        case when kind in ('profile_view', 'service_view', 'post_view') then 0 else 1 end as acts
      from daily_events
      where provider_id = ${providerId} and day >= ${span.first} and day <= ${span.last}
      union all
      select 'post' as page, l.post_id as subject_id, ${sql.lit(accountViewer(0).slice(0, -1))} || l.account_id as viewer,
        1 as acts
      from post_likes as l inner join posts as t on t.id = l.post_id
      where t.provider_id = ${providerId} and l.created_at >= ${instant(span.first)}
        and l.created_at < ${instant(addDays(span.last, 1))}
    ) as seen
    where viewer <> ${accountViewer(providerId)}
    group by page, subject_id`.execute(db);
  return rows.map(({ page, subject_id, reached, acted }) => ({
    page: page as PeopleOf['page'],
    subject_id: Number(subject_id),
    reached: Number(reached),
    acted: Number(acted),
  }));
}

/** Counts the people who got in touch with a provider in a span, from whatever page. */
export async function countContacting(db: Db, providerId: number, { first, last }: DaySpan): Promise<number> {
  const row = await db
    .selectFrom('daily_events')
    .select(sql<number>`count(distinct viewer)`.as('people'))
    .where('provider_id', '=', providerId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('kind', 'in', ['whatsapp', 'phone', 'email', 'profile_whatsapp', 'profile_phone', 'profile_email'])
    .executeTakeFirstOrThrow();
  return Number(row.people);
}

const instant = (day: string) => startOfDay(day).toISOString();
