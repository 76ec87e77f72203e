import { toPesos } from '@tero/shared/rules/money/money';
import { recordAct } from '../../../audit/acts.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { Trx } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { PaymentsUnavailable } from '../../../payments/payments.ts';
import { applyEvent, noteApplied, readSubject, UnlinkedCharge } from '../../subscriptions/mercadopago/inbox.ts';
import { withDeadline } from '../../subscriptions/mercadopago/with-deadline.ts';
import * as events from './repository.ts';

const gone = 'Esa notificación ya no existe. Recargá la página.';

/** Returns what an event is about: the subscription here, and what MercadoPago says about it now. */
export async function lookAt(deps: Deps, id: number) {
  const event = found(await events.findEvent(deps.db, id), gone);
  const known = await read(deps, event);
  const ofEvent = event.topic === 'subscription_preapproval' ? event.data_id : null;
  const { agreementId = ofEvent, reference = null } = known.subject ?? {};
  const row = await events.findSubject(deps.db, { agreementId: agreementId ?? ofEvent, reference });
  const { id: providerId = null, name = null, email = null, company_name = null } = row ?? {};
  return {
    event,
    subscription_id: row?.subscription_id ?? null,
    provider: providerId && name && email ? { id: providerId, name, email, company_name } : null,
    said: known.said,
    status: known.subject?.status ?? null,
    amount: known.subject?.amount ? toPesos(known.subject.amount) : null,
  };
}

async function read(deps: Deps, event: { topic: string; data_id: string }) {
  try {
    const subject = await readSubject(deps, event);
    return { said: subject ? ('known' as const) : ('missing' as const), subject };
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    return { said: 'unavailable' as const, subject: null };
  }
}

const results: Readonly<Record<string, string>> = {
  asked: 'Listo: le preguntamos a Mercado Pago y aplicamos lo que dijo',
  missing: 'Mercado Pago dice que eso no existe: no hay nada para aplicar',
  foreign: 'No es de ninguna suscripción de Tero: no hay nada para aplicar',
};

const unlinked = 'Todavía no se puede aplicar: Mercado Pago no dice de qué suscripción es ese cobro.';

/**
 * Applies an event that was given up, and returns in words what happened. After a failure the event waits on, with the
 * reason.
 */
export async function applyAgain(deps: Deps, id: number, caller: Caller): Promise<string> {
  const { db, clock, log } = deps;
  const event = await inTransaction(db, (trx) => waiting(trx, id));
  const outcome = await withDeadline(log, applyEvent(deps, event)).catch(async (error: Error) => {
    log.warn({ err: error, notification: id }, 'a notification could not be applied again');
    await inTransaction(db, (trx) => events.noteFailure(trx, id, error.message));
    throw error instanceof UnlinkedCharge ? new AppError('changed_meanwhile', { message: unlinked }) : error;
  });
  await inTransaction(db, async (trx) => {
    // another administrator may have settled it meanwhile
    await waiting(trx, id);
    const at = clock.now();
    await noteApplied(trx, id, outcome, at.toISOString());
    await recordAct(trx, at, caller, {
      action: 'update',
      entity: 'payment_event',
      id,
      after: { attempts: event.attempts + 1 },
    });
  });
  return results[outcome] ?? 'Listo';
}

/** Marks a given-up event as settled, with the team's note. */
export async function settleEvent({ db, clock }: Deps, id: number, note: string, caller: Caller): Promise<void> {
  await inTransaction(db, async (trx) => {
    await waiting(trx, id);
    await events.settle(trx, id, note);
    const act = { action: 'update', entity: 'payment_event', id, after: { settled_note: note } } as const;
    await recordAct(trx, clock.now(), caller, act);
  });
}

async function waiting(trx: Trx, id: number) {
  const event = await events.holdWaiting(trx, id);
  if (event) return event;
  found(await events.findEvent(trx, id), gone);
  throw new AppError('changed_meanwhile', { message: 'Alguien ya resolvió esa notificación.' });
}
