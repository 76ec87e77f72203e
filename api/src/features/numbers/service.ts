import type { NumbersMonth } from '@tero/shared/contract/numbers';
import { limits } from '@tero/shared/limits';
import { moderationReasons } from '@tero/shared/rules/moderation';
import { day, hour } from '@tero/shared/rules/time/durations';
import { median } from '@tero/shared/rules/time/response-time';
import { addMonths, localDay, startOfDay } from '@tero/shared/rules/time/time';
import { resultCache } from '../../core/result-cache.ts';
import type { Db } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import * as numbers from './repository.ts';

const kept = resultCache({ ttl: hour, most: 4 });
/** The number of decisions of a month whose days are read. */
const mostDecisions = 5_000;

/** Returns the last complete months, newest first (rules MOD-14 and MOD-15), at most an hour old. */
export function lastMonths({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<NumbersMonth[]> {
  const now = clock.now();
  const current = startOfMonth(now);
  return kept(db, current.toISOString(), now, async () => {
    const months: NumbersMonth[] = [];
    for (let back = 1; back <= limits.numbersMonths; back += 1) {
      const since = addMonths(current, -back);
      const span = { since: since.toISOString(), until: addMonths(current, 1 - back).toISOString() };
      months.push(await monthOf(db, localDay(since).slice(0, 'YYYY-MM'.length), span));
    }
    return months;
  });
}

function startOfMonth(at: Date): Date {
  return startOfDay(`${localDay(at).slice(0, 'YYYY-MM'.length)}-01`);
}

async function monthOf(db: Db, month: string, span: numbers.Span): Promise<NumbersMonth> {
  const hidden = new Map((await numbers.countHidden(db, span)).map(({ reason, count }) => [reason, Number(count)]));
  const decisions = await numbers.listFirstDecisions(db, span, mostDecisions);
  const days = decisions.flatMap(({ decided_at, reported_at }) =>
    reported_at ? [(Date.parse(decided_at) - Date.parse(reported_at)) / day] : [],
  );
  return {
    month,
    services: told(await numbers.countOf(db, 'services', span)),
    reviews: told(await numbers.countOf(db, 'reviews', span)),
    reports: told(await numbers.countOf(db, 'reports', span)),
    removed: moderationReasons.map((reason) => ({ reason, count: told(hidden.get(reason) ?? 0) })),
    restored: told(await numbers.countRestored(db, span)),
    days_to_decide: told(days.length) === null ? null : Math.round((median(days) ?? 0) * 10) / 10,
    rejected: told(await numbers.countRejected(db, span)),
  };
}

/** Returns a count that may be published, or null when it is so low that people could be recognised. */
function told(count: number): number | null {
  return count < limits.numbersLeast ? null : count;
}
