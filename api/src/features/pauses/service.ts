import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { pauses as contract } from '@tero/shared/contract/pauses';
import {
  backWords,
  firstDayFault,
  isPaused,
  type Pause,
  type PlannedPause,
  returnFault,
} from '@tero/shared/rules/services/pause';
import { dayAndMonth, localDay } from '@tero/shared/rules/time/time';
import { recordAct } from '../../audit/acts.ts';
import type { Caller } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { refreshListed } from '../services/lists/lists.ts';
import { plannedPauseOf } from './planned.ts';
import * as pauses from './repository.ts';

const unknown = 'Ese proveedor ya no existe. Recargá la página.';

/** The current pause, or else the planned pause. */
interface Pauses {
  pause: Pause | null;
  planned_pause: PlannedPause | null;
}

/** Returns a provider's current pause, and its planned pause. */
export async function pausesOfProvider({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number): Promise<Pauses> {
  return pausesOf(await pauses.find(db, id), clock.now());
}

/**
 * Pauses all services of the caller until a local day, at once or from a later day on, or changes those days. Without
 * days it ends the pause and cancels a planned one (rule PAUSE-2). `wasPlanned`: a planned pause was cancelled.
 */
export async function setPause(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { from, until, note }: BodyOf<typeof contract.set>,
  caller: Caller,
): Promise<Pauses & { wasPlanned: boolean }> {
  const now = clock.now();
  const providerId = caller.accountId;
  return inTransaction(db, async (trx) => {
    const [at, today] = [now.toISOString(), localDay(now)];
    // a pause whose day has come is over even before the job ends it, so the next one begins now (rule PAUSE-9). A
    // provider who ends or begins a pause knows it and gets no notice
    await pauses.end(trx, providerId, { now: at, told: true, ...(until && { by: today }) });
    const isRunning = found(await pauses.find(trx, providerId), unknown).paused_until !== null;
    // a plan may have waited on the device until after its first day: then the pause begins now
    const later = from && from > today ? from : null;
    if (later && isRunning) throw fieldFault('from', 'Ya estás en pausa. Cambiá el día en que volvés.');
    if (until) checkDays({ from: later, until }, now);
    const wasPlanned = !until && (await pauses.dropPlan(trx, providerId));
    if (until && later) await pauses.plan(trx, providerId, { from: later, until, note });
    else if (until) await pauses.set(trx, providerId, { until, note, now: at });
    await refreshListed(trx, { providerId }, now);
    return { ...pausesOf(await pauses.find(trx, providerId), now), wasPlanned };
  });
}

function checkDays({ from, until }: { from: string | null; until: string }, now: Date): void {
  const early = from && firstDayFault(from, now);
  const fault = early || returnFault(until, now, from);
  if (!fault) return;
  throw fieldFault(early ? 'from' : 'until', fault);
}

function fieldFault(field: 'from' | 'until', message: string): AppError {
  return new AppError('validation_failed', { message, errors: { [field]: message } });
}

/** Returns the message for a provider who has changed its pause. It counts only services that are listed again. */
export async function wordsOf(
  { db }: Pick<Deps, 'db'>,
  providerId: number,
  { pause, planned_pause, wasPlanned }: Awaited<ReturnType<typeof setPause>>,
): Promise<string> {
  if (pause) return `En pausa. ${backWords(pause)}.`;
  if (planned_pause) return `Tu pausa empieza el ${dayAndMonth(planned_pause.from)}.`;
  if (wasPlanned) return 'Anulaste tu pausa';
  return (await pauses.hasListed(db, providerId)) ? 'Ya aparecés de nuevo' : 'Terminó tu pausa';
}

/**
 * Ends a provider's pause for an administrator and notifies the provider (rule PAUSE-7), or cancels a planned pause and
 * notifies nobody. Returns the message for the administrator.
 */
export async function endFor({ db, clock }: Deps, providerId: number, caller: Caller): Promise<string> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const { paused_until, planned_pause_from } = found(await pauses.find(trx, providerId), unknown);
    const hasEnded = await pauses.end(trx, providerId, { now: now.toISOString(), told: false });
    const wasPlanned = !hasEnded && (await pauses.dropPlan(trx, providerId));
    if (hasEnded) await refreshListed(trx, { providerId }, now);
    const act = { action: 'update', entity: 'provider', id: providerId } as const;
    const change = hasEnded
      ? { before: { paused_until }, after: { paused_until: null } }
      : { before: { planned_pause_from }, after: { planned_pause_from: null } };
    if (hasEnded || wasPlanned) await recordAct(trx, now, caller, { ...act, ...change });
    return wasPlanned ? 'Anulamos la pausa del proveedor' : 'Terminó la pausa del proveedor';
  });
}

function pausesOf(row: Awaited<ReturnType<typeof pauses.find>>, now: Date): Pauses {
  const profile = found(row, unknown);
  const { paused_until: until, pause_note: note } = profile;
  const pause = until === null ? null : { until, note };
  return { pause: isPaused(pause, now) ? pause : null, planned_pause: plannedPauseOf(profile) };
}
