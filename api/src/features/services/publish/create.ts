import type { BodyOf, ResponseOf } from '@tero/shared/contract/endpoint';
import type { Service } from '@tero/shared/contract/services';
import { type publish as contract, serviceFiles } from '@tero/shared/contract/services-publish';
import { correctDescription, correctTitle, proposeCorrections } from '@tero/shared/rules/corrections/corrections';
import type { Caller } from '../../../core/caller.ts';
import type { IncomingFile } from '../../../core/incoming-file.ts';
import type { Trx } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { flag } from '../../../db/values/values.ts';
import type { Deps } from '../../../deps/deps.ts';
import { success } from '../../../http/bind.ts';
import { type Claim, type Settled, settled, withoutEffect } from '../../../http/idempotency/claims.ts';
import { requireImages, withImages } from '../../../images/ingest.ts';
import { requireRoomForImages } from '../../../images/quota.ts';
import { refreshListed } from '../lists/lists.ts';
import { detail } from '../service.ts';
import { insertService } from '../write.ts';
import { leafOf, serviceColumns } from './columns.ts';
import { requireMayPublish } from './gate.ts';
import { insertImages, setMainImage } from './repository.ts';

type Body = BodyOf<typeof contract.create>;

/**
 * Publishes a service. When the text check would change a text, the first attempt returns the corrections and creates
 * nothing. The second attempt carries the provider's choice (rules SVC-10 and SVC-11).
 */
export async function create(
  deps: Deps,
  body: Body,
  files: readonly IncomingFile[],
  caller: Caller,
  claim: Claim,
): Promise<Settled<ResponseOf<typeof contract.create>>> {
  const { db, clock, images } = deps;
  const now = clock.now();
  const admit = async (trx: Trx) => {
    await requireMayPublish(trx, caller.accountId, now);
    await requireRoomForImages(trx, caller.accountId, files.length);
    return leafOf(trx, body.category);
  };
  // checked before the work on the images, and again in the transaction that writes
  await inTransaction(db, admit);
  await requireImages(files, serviceFiles);
  const corrections = body.corrections ? null : proposeCorrections(body);
  if (corrections) {
    const message = 'Te proponemos algunas correcciones';
    return withoutEffect({ success, message, needsCorrection: true, corrections });
  }

  const columns = { ...serviceColumns(decided(body)), provider_id: caller.accountId };
  const main = body.main_image_index < files.length ? body.main_image_index : 0;
  const created = (service: Service) => {
    return { success, message: 'Servicio creado exitosamente', needsCorrection: false as const, service };
  };
  return settled(claim, created, (settle) =>
    withImages({ images, kind: 'service', files, rules: serviceFiles }, (keys) =>
      inTransaction(db, async (trx) => {
        const category_id = await admit(trx);
        const added = await insertService(trx, { ...columns, ...unrated, category_id, ...state(body, now) });
        await insertImages(trx, added, { files: keys, from: 0, at: now.toISOString() });
        await setMainImage(trx, added, main);
        await refreshListed(trx, { serviceId: added }, now);
        const service = await detail(trx, added, caller, now);
        return settle(trx, service);
      }),
    ),
  );
}

const unrated = { rating: 0, rating_total: 0, reviews_count: 0, listed: 0 } as const;

function state({ is_active }: Body, now: Date) {
  const at = now.toISOString();
  return { is_active: flag(is_active), created_at: at, updated_at: at };
}

/** Returns the form with the corrections, if the provider accepted them. */
function decided(body: Body): Body {
  if (body.corrections !== 'accepted') return body;
  return { ...body, title: correctTitle(body.title), description: correctDescription(body.description) };
}
