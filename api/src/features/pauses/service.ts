import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { pauses as contract } from '@tero/shared/contract/pauses';
import { isPaused, type Pause, returnFault } from '@tero/shared/rules/services/pause';
import { localDay } from '@tero/shared/rules/time/time';
import { recordAct } from '../../audit/acts.ts';
import type { Caller } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { refreshListed } from '../services/lists/lists.ts';
import * as pauses from './repository.ts';

const unknown = 'Ese proveedor ya no existe. Recargá la página.';

/** Returns the pause that holds for a provider now, or null. */
export async function pauseOfProvider({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number): Promise<Pause | null> {
  return pauseOf(await pauses.find(db, id), clock.now());
}

/**
 * Pauses all services of the caller until a local day, changes that day, or without one ends the pause (rule PAUSE-2).
 */
export async function setPause(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { until, note }: BodyOf<typeof contract.set>,
  caller: Caller,
): Promise<Pause | null> {
  const now = clock.now();
  const fault = until && returnFault(until, now);
  if (fault) throw new AppError('validation_failed', { message: fault, errors: { until: fault } });
  const providerId = caller.accountId;
  return inTransaction(db, async (trx) => {
    const at = now.toISOString();
    // a pause whose day has come is over even before the job ends it, so the next one begins now (rule PAUSE-9). A
    // provider who ends or begins one knows it and gets no notice
    await pauses.end(trx, providerId, { now: at, told: true, ...(until && { by: localDay(now) }) });
    if (until) await pauses.set(trx, providerId, { until, note, now: at });
    await refreshListed(trx, { providerId }, now);
    return pauseOf(await pauses.find(trx, providerId), now);
  });
}

/** Returns the message for a provider who just ended its pause: only listed services show again. */
export async function endWords({ db }: Pick<Deps, 'db'>, providerId: number): Promise<string> {
  return (await pauses.hasListed(db, providerId)) ? 'Ya aparecés de nuevo' : 'Terminó tu pausa';
}

/** Ends a provider's pause for an administrator and notifies the provider (rule PAUSE-7). */
export async function endFor({ db, clock }: Deps, providerId: number, caller: Caller): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const before = found(await pauses.find(trx, providerId), unknown);
    if (!(await pauses.end(trx, providerId, { now: now.toISOString(), told: false }))) return;
    await refreshListed(trx, { providerId }, now);
    const act = { action: 'update', entity: 'provider', id: providerId } as const;
    const change = { before: { paused_until: before.paused_until }, after: { paused_until: null } };
    await recordAct(trx, now, caller, { ...act, ...change });
  });
}

function pauseOf(row: Awaited<ReturnType<typeof pauses.find>>, now: Date): Pause | null {
  const { paused_until: until, pause_note: note } = found(row, unknown);
  const pause = until === null ? null : { until, note };
  return isPaused(pause, now) ? pause : null;
}
