import { completenessMessage, missingFields } from '@tero/shared/rules/completeness';
import { isEntitled } from '@tero/shared/rules/entitlement';
import type { Caller } from '../../../core/caller.ts';
import { AppError } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import { findPublisher, hasPublished } from './repository.ts';

/**
 * The gate of everything that providers publish (decisions, providers): a subscription in force and a complete profile,
 * asked in the transaction that writes. Throws `requires_subscription` with `requiresSubscription`, or
 * `profile_incomplete` with `missingFields`.
 */
export async function requireMayPublish(trx: Db, accountId: number, now: Date): Promise<void> {
  const publisher = await findPublisher(trx, accountId);
  if (!publisher) throw new AppError('forbidden');
  requireEntitled(publisher.entitled_until, now, toPublish);
  const missing = missingFields(publisher);
  if (missing.length === 0) return;
  throw new AppError('profile_incomplete', {
    message: completenessMessage(missing),
    extra: { missingFields: missing },
  });
}

/**
 * Photos come ahead of what one may publish now, or of a change to what is there already: that needs no subscription,
 * and administrators may change everything.
 */
export async function requireMayBringPhotos(db: Db, caller: Caller, now: Date): Promise<void> {
  if (caller.role === 'admin' || (await hasPublished(db, caller.accountId))) return;
  await requireMayPublish(db, caller.accountId, now);
}

const toPublish = 'Necesitas una suscripción activa para publicar. Suscríbete para continuar.';

/** Without `message` it is about switching a service on (S2 §8). */
export function requireEntitled(entitledUntil: string | null, now: Date, message?: string): void {
  if (isEntitled(entitledUntil, now)) return;
  throw new AppError('requires_subscription', { message, extra: { requiresSubscription: true } });
}
