import { limits } from '@tero/shared/limits';
import { isQuestionTime } from '@tero/shared/rules/time/question-time';
import { addDays, localDay } from '@tero/shared/rules/time/time';
import { found } from '../../../core/errors.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { eachDue } from '../cita-due.ts';
import { askWhether } from '../cita-notices.ts';
import { areInSight, clientOf } from '../cita-repository.ts';
import * as quotes from '../repository.ts';
import * as came from './repository.ts';

/**
 * Asks both sides of each confirmed cita by day, from the day after on, whether the other was there (rule CITA-10).
 * Who accepted without an account finds the question at the link.
 */
export async function askAboutCitas(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = deps.clock.now();
  if (!isQuestionTime(now)) return;
  const before = localDay(now);
  const days = { since: addDays(before, -limits.citaAskedWithin), before };
  await eachDue(
    (page) => came.listDue(deps.db, days, page),
    (id) => ask(deps, id, now),
  );
}

async function ask({ db, config }: Pick<Deps, 'db' | 'config'>, id: number, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const cita = await came.take(trx, id, now.toISOString());
    if (!cita) return;
    const { quote_id: quoteId, sequence, day } = cita;
    const { provider_id, token, accepted_name, done_said_at } = found(await quotes.find(trx, quoteId));
    const isDoneBefore = done_said_at !== null && localDay(new Date(done_said_at)) < day;
    if (provider_id === null || isDoneBefore || !(await areInSight(trx, quoteId)))
      return came.remove(trx, quoteId, sequence);
    const made = found(await quotes.findProvider(trx, provider_id));
    const clientId = await clientOf(trx, quoteId);
    const work = { trx, now, config };
    const told = { quoteId, sequence, token, day };
    await askWhether(work, { ...told, to: provider_id, side: 'provider', other: accepted_name ?? 'tu cliente' });
    const other = made.company_name ?? made.name;
    if (clientId !== null) await askWhether(work, { ...told, to: clientId, side: 'client', other });
  });
}
