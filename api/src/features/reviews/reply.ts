import type { ReviewResponse } from '@tero/shared/contract/reviews';
import { address } from '@tero/shared/rules/text/address';
import { currentReviewsSince } from '@tero/shared/rules/time/time';
import { recordAdminAct } from '../../audit/acts.ts';
import { findThing } from '../../audit/things.ts';
import { type Caller, mayManage } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import { requireInSight } from '../../core/in-sight.ts';
import type { Trx } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { flag } from '../../db/values/values.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Work } from '../../deps/work.ts';
import type { Settle, Stored } from '../../http/idempotency/claims.ts';
import { tellReviewResponse } from '../notifications/notice-texts.ts';
import * as responses from './reply-repository.ts';
import * as reviews from './repository.ts';
import { maySee, responseView } from './view.ts';

const none = 'Esta reseña ya no tiene respuesta: no queda nada por cambiar.';
const unknown = 'Esa respuesta ya no existe: no queda nada por cambiar.';

/**
 * Stores the reply of the reviewed provider: one for each review, and only for reviews of the last 6 months (rules
 * REV-13 and REV-14).
 */
export async function respond(
  { db, clock, config }: Deps,
  given: { reviewId: number; text: string; isPublic: boolean },
  caller: Caller,
  settle: Settle<ReviewResponse>,
): Promise<Stored<ReviewResponse>> {
  const now = clock.now();
  const at = now.toISOString();
  return inTransaction(db, async (trx) => {
    const review = found(
      await reviews.findForReply(trx, given.reviewId),
      'Esa reseña ya no existe: no se puede responder.',
    );
    if (review.provider_id !== caller.accountId) throw new AppError('forbidden');
    if (review.created_at < currentReviewsSince(now).toISOString()) {
      throw new AppError('forbidden', { message: 'Solo podés responder reseñas de los últimos 6 meses' });
    }
    const row = await responses.insert(trx, {
      review_id: review.id,
      provider_id: review.provider_id,
      response_text: given.text,
      is_public: flag(given.isPublic),
      created_at: at,
      updated_at: at,
    });
    if (!row)
      throw new AppError('already_exists', { message: 'Esta reseña ya tiene una respuesta. Editá la que está.' });
    await tellAuthor({ trx, now, config }, row);
    const response = responseView(row);
    return settle(trx, response);
  });
}

/**
 * Returns the reply to a review. Throws `not_found` when the reply is private and the caller may not read it (rule
 * REV-16).
 */
export async function responseOf({ db }: Deps, reviewId: number, caller: Caller | null): Promise<ReviewResponse> {
  const response = found(await responses.findOfReview(db, reviewId), none);
  const isShown = Boolean(response.review_in_sight) && response.provider_in_sight !== null;
  const isRemoved = !isShown && !mayManage(caller, response.provider_id);
  if (isRemoved || !maySee(response, response.client_id, caller)) throw new AppError('not_found', { message: none });
  return responseView(response);
}

/** Throws unless the reply is still the one with which the caller's edit began. */
export type Compare = (trx: Trx, before: responses.ResponseRow) => Promise<void>;

/**
 * Changes a reply. Without `isPublic` its visibility stays. A private note becomes readable for the client once its
 * author edits it.
 */
export async function update(
  { db, clock, config }: Deps,
  id: number,
  given: { text: string | undefined; isPublic: boolean | undefined },
  { caller, compare }: { caller: Caller; compare: Compare },
): Promise<ReviewResponse> {
  const now = clock.now();
  const is_public = flag(given.isPublic);
  return inTransaction(db, async (trx) => {
    const owner = ownerFor(caller);
    const before = found(await responses.hold(trx, id, owner), unknown);
    requireInSight(before, caller);
    await compare(trx, before);
    const response = await responses.update(trx, id, owner, {
      ...(given.text !== undefined && { response_text: given.text }),
      updated_at: now.toISOString(),
      ...(given.isPublic !== undefined && { is_public }),
      ...(before.provider_id === caller.accountId && { is_note: 0 as const }),
    });
    const after = found(response, unknown);
    const act = { action: 'update', entity: 'review_response', id, before: kept(before), after: kept(after) } as const;
    await recordAdminAct(trx, now, caller, act);
    // an edit notifies nobody, unless the reply was hidden before
    if (isHidden(before)) await tellAuthor({ trx, now, config }, after);
    return responseView(after);
  });
}

/** Notifies the review's author once per reply, also of a private reply (rule REV-93). */
async function tellAuthor(work: Work, response: responses.ResponseRow): Promise<void> {
  const review = await reviews.find(work.trx, response.review_id);
  if (isHidden(response) || !review || review.client_id === null) return;
  await tellReviewResponse(work, {
    at: response.created_at,
    reviewId: review.id,
    clientId: review.client_id,
    isPrivate: response.is_public === 0,
    provider: await responses.providerName(work.trx, review.provider_id),
    path:
      review.deleted_at === null
        ? address`/servicios/${review.service_id}/reviews`
        : address`/provider/${review.provider_id}/reviews`,
    title: review.title,
    text: response.response_text,
  });
}

/**
 * Tells whether the client cannot read a reply: it is private, and older than the clients' right to read private
 * replies (rule REV-16).
 */
function isHidden({ is_note, is_public }: responses.ResponseRow): boolean {
  return is_note === 1 && is_public === 0;
}

export async function remove({ db, clock }: Deps, id: number, caller: Caller): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = found(await responses.hold(trx, id, ownerFor(caller)), unknown);
    requireInSight(before, caller);
    const thing = await findThing(trx, 'review_response', id);
    if (!(await responses.remove(trx, id, ownerFor(caller)))) throw new AppError('not_found', { message: unknown });
    const act = { action: 'delete', entity: 'review_response', id, before: kept(before), thing } as const;
    await recordAdminAct(trx, clock.now(), caller, act);
  });
}

/** Returns the owner that a reply must have; null for administrators, who may edit any reply. */
function ownerFor(caller: Caller): number | null {
  return caller.role === 'admin' ? null : caller.accountId;
}

function kept({ review_id, response_text, is_public }: responses.ResponseRow) {
  // a private reply is between two people
  const text = is_public === 1 ? { response_text } : { private_reply: response_text };
  return { review_id, ...text, is_public: is_public === 1 };
}
