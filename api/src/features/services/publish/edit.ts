import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { Service } from '@tero/shared/contract/services';
import { type publish as contract, serviceFiles } from '@tero/shared/contract/services-publish';
import { recordAdminAct } from '../../../audit/acts.ts';
import { type Caller, mayManage } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import { requireInSight } from '../../../core/in-sight.ts';
import type { IncomingFile } from '../../../core/incoming-file.ts';
import type { Db, Trx } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { flag } from '../../../db/values/values.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Settle, Stored } from '../../../http/idempotency/claims.ts';
import type { Expected } from '../../../http/versions.ts';
import { withImages } from '../../../images/ingest.ts';
import { requireRoomForImages } from '../../../images/quota.ts';
import { unusedFiles } from '../../../images/usage.ts';
import { findImages } from '../image-repository.ts';
import { followEdit } from '../lists/lists.ts';
import { detail } from '../service.ts';
import { updateOwned } from '../write.ts';
import { differencesOf } from './amend.ts';
import { leafOf, serviceColumns } from './columns.ts';
import { arrange, type Gallery } from './gallery.ts';
import { requireEntitled } from './gate.ts';
import * as publishing from './repository.ts';

type Body = BodyOf<typeof contract.update>;

/** Changes a service and its images, for its owner or an administrator. Lists, counters and search follow. */
export async function update(
  deps: Deps,
  id: number,
  body: Body,
  given: { files: readonly IncomingFile[]; caller: Caller; expected: Expected<Service>; settle: Settle<Service> },
): Promise<Stored<Service>> {
  const { db, clock, images } = deps;
  const { files, caller, expected, settle } = given;
  const now = clock.now();
  const prepare = async (db: Db) => {
    const service = await permitted(db, id, caller);
    const is_active = body.is_active ?? service.is_active === 1;
    if (is_active && !service.is_active) requireEntitled(service.entitled_until, now);
    const gallery = arrange(await findImages(db, id), body, files.length);
    return { service, is_active, gallery, category_id: await leafOf(db, body.category) };
  };
  // checked before the work on the images, and again in the transaction that writes
  await prepare(db);
  const columns = serviceColumns(body);
  const { service, unused } = await withImages({ images, kind: 'service', files, rules: serviceFiles }, (keys) =>
    inTransaction(db, async (trx) => {
      const { service, is_active, gallery, category_id } = await prepare(trx);
      await expected.meets(() => detail(trx, id, caller, now));
      const state = { category_id, is_active: flag(is_active) };
      await updateOwned(trx, id, service.provider_id, { ...columns, ...state, updated_at: now.toISOString() });
      await writeGallery(trx, service, gallery, keys, now);
      await followEdit(trx, service, category_id, now);
      const change = differencesOf(service, { ...columns, ...state });
      await recordAdminAct(trx, now, caller, { ...change, id });
      const shown = await detail(trx, id, caller, now);
      const stored = await settle(trx, shown);
      const removed = gallery.removed.map(({ file }) => file);
      return { service: stored, unused: await unusedFiles(trx, removed) };
    }),
  );
  await images.remove(unused);
  return service;
}

async function permitted(db: Db, id: number, caller: Caller) {
  const service = found(await publishing.holdService(db, id), 'Servicio no encontrado');
  if (!mayManage(caller, service.provider_id)) {
    throw new AppError('forbidden', { message: 'No tienes permisos para editar servicios.' });
  }
  requireInSight(service, caller);
  return service;
}

/** Writes the images in their order, `added` after those that stay. */
async function writeGallery(
  trx: Trx,
  service: { id: number; provider_id: number },
  { kept, removed, main }: Gallery,
  added: readonly string[],
  now: Date,
): Promise<void> {
  const ids = (images: Gallery['kept']) => images.map((image) => image.id);
  await publishing.removeImages(trx, service.id, ids(removed));
  await requireRoomForImages(trx, service.provider_id, added.length);
  await publishing.placeImages(trx, service.id, ids(kept));
  await publishing.insertImages(trx, service.id, { files: added, from: kept.length, at: now.toISOString() });
  await publishing.setMainImage(trx, service.id, main);
}
