import { localDay } from '@tero/shared/rules/time/time';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { eachDue } from './cita-due.ts';
import { tellReminder } from './cita-notices.ts';
import * as citas from './cita-repository.ts';

/**
 * Reminds both sides of confirmed citas: on the evening before, and two hours before (rule CITA-5). Each once: one that is
 * late is left out when the next is due too, or the cita has begun. Runs every minute.
 */
export async function remindOfCitas(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = deps.clock.now();
  await eachDue(
    (page) => citas.listDue(deps.db, now.toISOString(), page),
    (id) => remindOf(deps, id, now),
  );
}

async function remindOf({ db, config }: Pick<Deps, 'db' | 'config'>, id: number, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const cita = await citas.takeDue(trx, id, now.toISOString());
    if (!cita || cita.provider_id === null) return;
    const { sequence, quote_id: quoteId, token, accepted_by, accepted_name, provider, provider_id } = cita;
    const told = {
      ...{ id, quoteId, sequence, token },
      which: cita.soon_at === null ? ('soon' as const) : ('evening' as const),
      day: cita.day === localDay(now) ? ('hoy' as const) : ('mañana' as const),
      cita: { ...cita, from: cita.start_time, until: cita.end_time },
    };
    const work = { trx, now, config };
    await tellReminder(work, { ...told, to: provider_id, side: 'provider', other: accepted_name ?? 'tu cliente' });
    if (accepted_by !== null) await tellReminder(work, { ...told, to: accepted_by, side: 'client', other: provider });
  });
}
