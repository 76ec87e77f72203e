import { limits } from '@tero/shared/limits';
import { completenessMessage, missingFields } from '@tero/shared/rules/completeness';
import { isEntitled } from '@tero/shared/rules/entitlement';
import type { Caller } from '../../../core/caller.ts';
import { AppError } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import { findPublisher, hasPublished } from './repository.ts';

/**
 * Throws unless an account may publish: `requires_subscription` with `requiresSubscription`, or `profile_incomplete`
 * with `missingFields` (rule SVC-1). Call it in the transaction that writes.
 */
export async function requireMayPublish(db: Db, accountId: number, now: Date): Promise<void> {
  const publisher = await findPublisher(db, accountId);
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
 * The most images that may wait for a provider who may not publish: for a pedido, or for finished work (rule QUOTE-58).
 */
const mostWithoutPublishing = Math.max(limits.inquiryPhotos, limits.quotePhotos);

/**
 * Throws unless the caller may upload another image ahead. Administrators always may, and so may providers with a
 * service or post to edit. Clients may upload a few, for reviews, pedidos and finished work. Others must be allowed to
 * publish, except for images of a pedido, of finished work or of the profile. Returns the number of bytes that may
 * wait: few for an account that has never published (rule TRUST-40).
 */
export async function requireMayBringImages(
  db: Db,
  caller: Caller,
  given: { now: Date; waiting: number },
): Promise<number> {
  if (caller.role === 'admin' || (await hasPublished(db, caller.accountId))) return limits.stagedBytes;
  if (caller.kind === 'user') {
    if (given.waiting < limits.reviewPhotosWaiting) return limits.stagedBytesOfNew;
    throw new AppError('quota_exceeded', {
      message:
        'Tenés demasiadas fotos sin enviar. Enviá o descartá las de alguna reseña, algún pedido o algún trabajo.',
    });
  }
  if (given.waiting >= mostWithoutPublishing) await requireMayPublish(db, caller.accountId, given.now);
  return limits.stagedBytesOfNew;
}

const toPublish = 'Necesitás una suscripción activa para publicar. Suscribite y seguí desde acá.';

/**
 * Throws `requires_subscription` without an entitlement. The default `message` is about switching a service on (rule
 * SVC-21).
 */
export function requireEntitled(entitledUntil: string | null, now: Date, message?: string): void {
  if (isEntitled(entitledUntil, now)) return;
  throw new AppError('requires_subscription', { message, extra: { requiresSubscription: true } });
}
