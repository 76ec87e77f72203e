import type { BodyOf } from '@tero/shared/contract/endpoint';
import {
  type offers as contract,
  editedOffer,
  editedOfferFiles,
  type Offer,
  offerFiles,
  offerLimits,
} from '@tero/shared/contract/offers';
import { addDays, localDay } from '@tero/shared/rules/time/time';
import { type Caller, mayManage } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import { requireInSight } from '../../core/in-sight.ts';
import type { IncomingFile } from '../../core/incoming-file.ts';
import type { Db, Trx } from '../../db/schema/database.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Settle, Stored } from '../../http/idempotency/claims.ts';
import { type Expected, versioned } from '../../http/versions.ts';
import { withImages } from '../../images/ingest.ts';
import { requireRoomForImages } from '../../images/quota.ts';
import { imageUrl } from '../../images/store.ts';
import { unusedFiles } from '../../images/usage.ts';
import { requireMayPublish } from '../services/publish/gate.ts';
import * as offers from './repository.ts';

const gone = 'Esa promoción ya no existe. Recargá la página.';

export async function create(
  deps: Deps,
  { title, startDate, endDate }: BodyOf<typeof contract.create>,
  given: { files: readonly IncomingFile[]; caller: Caller; settle: Settle<Offer> },
): Promise<Stored<Offer>> {
  const { db, clock, images } = deps;
  const now = clock.now();
  const { files, settle } = given;
  const provider_id = given.caller.accountId;
  const today = localDay(now);
  requireEnd(endDate, today);
  const admit = async (trx: Trx) => {
    await requireMayPublish(trx, provider_id, now);
    await requireRoom(trx, provider_id, now);
    await requireRoomForImages(trx, provider_id, 1);
  };
  // checked before the work on the image, and again in the transaction that writes
  await inTransaction(db, admit);
  return withImages({ images, kind: 'post', files, rules: offerFiles }, ([file]) =>
    inTransaction(db, async (trx) => {
      await admit(trx);
      const dates = { start_date: startDate, end_date: endDate, created_at: now.toISOString() };
      const id = await offers.insert(trx, { provider_id, title: title ?? '', file: found(file), ...dates });
      const offer = offerView(found(await offers.find(trx, id)));
      return settle(trx, offer);
    }),
  );
}

/** Changes an own offer that has not ended. Keeps its title and its image unless the call has new ones. */
export async function update(
  { db, clock, images }: Deps,
  id: number,
  { title, startDate, endDate }: BodyOf<typeof contract.update>,
  given: { files: readonly IncomingFile[]; caller: Caller; expected: Expected<Offer>; settle: Settle<Offer> },
): Promise<Stored<Offer>> {
  const { files, caller, expected, settle } = given;
  const today = localDay(clock.now());
  requireEnd(endDate, today);
  const permit = async (db: Db) => {
    const offer = found(await offers.hold(db, id), gone);
    if (offer.provider_id !== caller.accountId) throw new AppError('forbidden');
    requireInSight(offer, caller);
    if (offer.end_date < today) throw new AppError('not_found', { message: 'La promoción ya terminó. Creá otra.' });
    return offer;
  };
  // checked before the work on the image, and again in the transaction that writes
  await permit(db);
  const { offer, unused } = await withImages({ images, kind: 'post', files, rules: editedOfferFiles }, ([file]) =>
    inTransaction(db, async (trx) => {
      const before = await permit(trx);
      await expected.meets(async () => offerView(found(await offers.find(trx, id))));
      const dates = { start_date: startDate, end_date: endDate };
      await offers.update(trx, id, caller.accountId, {
        ...dates,
        ...(title !== undefined && { title }),
        ...(file && { file }),
      });
      const stored = await settle(trx, offerView(found(await offers.find(trx, id))));
      return { offer: stored, unused: file ? await unusedFiles(trx, [before.file]) : [] };
    }),
  );
  await images.remove(unused);
  return offer;
}

function requireEnd(endDate: string, today: string): void {
  if (endDate < today) throw badEnd('La fecha de fin ya pasó. Elegí una de hoy en adelante.');
  if (endDate > addDays(today, offerLimits.end))
    throw badEnd('Una promoción dura como mucho un año desde hoy. Elegí una fecha más cercana.');
}

async function requireRoom(trx: Trx, providerId: number, now: Date): Promise<void> {
  const held = await holdAccount(trx, providerId);
  if ((await offers.countNotEnded(held, providerId, localDay(now))) < offerLimits.inForce) return;
  const message = `Podés tener hasta ${offerLimits.inForce} promociones a la vez. Eliminá alguna para seguir.`;
  throw new AppError('quota_exceeded', { message });
}

function badEnd(message: string): AppError {
  return new AppError('validation_failed', { message, errors: { endDate: message } });
}

/** Returns today's offers of entitled providers, and also the caller's own future offers (rule OFFER-4). */
export async function list({ db, clock }: Deps, providerId: number | undefined, caller: Caller | null) {
  const now = clock.now();
  const today = localDay(now);
  if (providerId !== undefined && mayManage(caller, providerId)) {
    return (await offers.listNotEnded(db, providerId, today)).map(offerView);
  }
  const scope = { today, now: now.toISOString(), providerId, limit: offerLimits.listed };
  return (await offers.listInForce(db, scope)).map(offerView);
}

export async function remove({ db, images }: Deps, id: number, caller: Caller): Promise<void> {
  const unused = await inTransaction(db, async (trx) => {
    const offer = found(await offers.hold(trx, id), gone);
    const { provider_id, file } = offer;
    if (!mayManage(caller, provider_id)) throw new AppError('forbidden');
    requireInSight(offer, caller);
    await offers.remove(trx, id, provider_id);
    return unusedFiles(trx, [file]);
  });
  await images.remove(unused);
}

function offerView(row: offers.OfferRow): Offer {
  return versioned(editedOffer, {
    id: row.id,
    provider_id: row.provider_id,
    provider_name: row.company_name ?? row.name,
    title: row.title,
    image_url: imageUrl(row.file, 1200),
    card_url: imageUrl(row.file, 480),
    startDate: row.start_date,
    endDate: row.end_date,
    created_at: row.created_at,
    ...(row.hidden_at !== null && { is_hidden: true }),
  });
}
