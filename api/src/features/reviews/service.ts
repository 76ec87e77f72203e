import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { reviews as contract, Review } from '@tero/shared/contract/reviews';
import { reviewFiles } from '@tero/shared/contract/reviews-photos';
import { limits } from '@tero/shared/limits';
import { currentReviewsSince } from '@tero/shared/rules/time/time';
import { type Caller, mayManage } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import type { IncomingFile } from '../../core/incoming-file.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import { flag } from '../../db/values/values.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Settle, Stored } from '../../http/idempotency/claims.ts';
import { withImages } from '../../images/ingest.ts';
import { requireRoomForImages } from '../../images/quota.ts';
import { tellNewReview } from '../notifications/notice-texts.ts';
import * as providers from '../providers/service.ts';
import { hasAgreed } from '../quotes/has-agreed.ts';
import { noteSeen } from '../rings/seen.ts';
import * as services from '../services/service.ts';
import { addToAverages, isInAverages, ratingColumns, standingOf } from './counting.ts';
import * as reviews from './repository.ts';
import { reviewViews } from './view.ts';

/** Returns the newest reviews of a service, `most` of them. */
export async function ofService(
  { db }: Deps,
  serviceId: number,
  caller: Caller | null,
  most: number = limits.reviewsListed,
): Promise<Review[]> {
  const rows = await reviews.listOfService(db, serviceId, most);
  return reviewViews(db, rows, caller);
}

/** Returns a provider's reviews of the last 6 months, and the older ones (rule REV-8). */
export async function ofProvider({ db, clock }: Deps, providerId: number, caller: Caller | null) {
  await providers.requireShownProvider(db, providerId, caller);
  const since = currentReviewsSince(clock.now()).toISOString();
  const list = async (span: { from: string } | { before: string }) => {
    const rows = await reviews.listOfProvider(db, providerId, span, limits.reviewsListed);
    return reviewViews(db, rows, caller);
  };
  return { current_reviews: await list({ from: since }), historical_reviews: await list({ before: since }) };
}

/** Returns the same lists, but only to the provider itself and administrators (rule REV-8). */
export async function ofProviderForItself(deps: Deps, providerId: number, caller: Caller) {
  const lists = await ofProvider(deps, providerId, caller);
  if (!mayManage(caller, providerId)) throw new AppError('forbidden');
  return lists;
}

/** Counts the reviews to which the caller may still reply (rules REV-14 and REV-94). */
export function unanswered({ db, clock }: Deps, { accountId }: Caller): Promise<number> {
  return reviews.countUnanswered(db, accountId, currentReviewsSince(clock.now()).toISOString());
}

/**
 * Creates a review with its photos, one for each client and service. Updates the averages of the service and its
 * provider at once, or when the review begins to count (rule TRUST-1).
 */
export async function create(
  { db, clock, config, images }: Deps,
  body: BodyOf<typeof contract.create>,
  { files, caller, settle }: { files: readonly IncomingFile[]; caller: Caller; settle: Settle<Review> },
): Promise<Stored<Review>> {
  const { service_id } = body;
  const ratings = ratingColumns(body);
  const client_id = caller.accountId;
  const now = clock.now();
  const created_at = now.toISOString();
  // checked before the work on the photos, and again in the transaction that writes
  if (files.length > 0) await services.visibleService(db, service_id);
  return withImages({ images, kind: 'review', files, rules: reviewFiles }, (keys) =>
    inTransaction(db, async (trx) => {
      const { provider_id } = await services.visibleService(trx, service_id);
      await holdAccount(trx, client_id);
      await requireRoomForImages(trx, client_id, keys.length);
      const written = await reviews.insert(trx, {
        service_id,
        provider_id,
        client_id,
        ...ratings,
        comment: body.comment,
        is_anonymous: flag(body.is_anonymous),
        agreed_work: flag(await hasAgreed(trx, client_id, provider_id)),
        ...(await standingOf(trx, client_id, provider_id, now)),
        created_at,
      });
      if (!written)
        throw new AppError('already_exists', {
          message: 'Ya dejaste una reseña de este servicio. Podés editarla hasta 30 días después de publicarla.',
        });
      const { id } = written;
      await reviews.insertPhotos(trx, { id, clientId: client_id }, keys);
      await noteSeen(trx, { now, config }, { accountId: client_id, ip: caller.ip });
      if (isInAverages(written)) await addToAverages(trx, written);
      const row = found(await reviews.find(trx, id));
      await tellNewReview({ trx, now, config }, row);
      const [view] = await reviewViews(trx, [row], caller);
      return settle(trx, found(view));
    }),
  );
}
