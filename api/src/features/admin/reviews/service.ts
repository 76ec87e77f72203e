import type { AdminReview, adminReviews as contract } from '@tero/shared/contract/admin/reviews';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { recordAct } from '../../../audit/acts.ts';
import { findThing } from '../../../audit/things.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { Trx } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { addReview, takeReview } from '../../reviews/moderate.ts';
import { photoFilesOf } from '../../reviews/photos.ts';
import { findRow } from '../table/list.ts';
import { findReviewable, isClient, listedReviews, type ReviewRow } from './repository.ts';

type Body = BodyOf<typeof contract.create>;

/** Creates a review in a client's name. Like any other, it must be the client's only one of that service. */
export async function createReview(deps: Deps, body: Body, caller: Caller): Promise<AdminReview> {
  const now = deps.clock.now();
  const id = await inTransaction(deps.db, async (trx) => {
    if (!(await isClient(trx, body.user_id))) throw fault('user_id', 'Elegí un cliente de la lista');
    const serviceId = await reviewedService(trx, body);
    const { provider_id: providerId, user_id: clientId, rating, comment } = body;
    const added = await addReview(trx, { serviceId, providerId, clientId, rating, comment }, now);
    const after = { rating, comment, user_id: clientId, provider_id: providerId, service_id: serviceId };
    await recordAct(trx, now, caller, { action: 'create', entity: 'review', id: added, after });
    return added;
  });
  return reviewView(found(await findRow(deps, listedReviews, id)));
}

/** Returns the named service, or else the provider's newest service that the client has not reviewed. */
async function reviewedService(trx: Trx, { provider_id, user_id, service_id }: Body): Promise<number> {
  const services = await findReviewable(trx, provider_id, user_id, service_id);
  if (services.length === 0) {
    if (service_id !== undefined) throw fault('service_id', 'Elegí un servicio de ese proveedor');
    throw fault('provider_id', 'Ese proveedor no tiene servicios para reseñar');
  }
  const open = services.find((service) => service.review_id === null);
  if (open) return open.id;
  const message = `Ese cliente ya dejó una reseña para ${service_id ? 'este servicio' : 'cada servicio del proveedor'}`;
  throw new AppError('already_exists', { message });
}

function fault(field: string, message: string): AppError {
  return new AppError('validation_failed', { message, errors: { [field]: message } });
}

export async function removeReview({ db, clock, images }: Deps, id: number, caller: Caller): Promise<void> {
  const unused = await inTransaction(db, async (trx) => {
    const files = await photoFilesOf(trx, id);
    const thing = await findThing(trx, 'review', id);
    const before = found(await takeReview(trx, id), 'Esa reseña ya no existe. Recargá la página.');
    await recordAct(trx, clock.now(), caller, { action: 'delete', entity: 'review', id, before, thing });
    return files;
  });
  await images.remove(unused);
}

export function reviewView(row: ReviewRow): AdminReview {
  const { client_id, client_name, client_email } = row;
  const isKnown = client_id !== null && client_name !== null && client_email !== null;
  return {
    id: row.id,
    rating: row.rating,
    final_rating: row.final_rating / 100,
    comment: row.comment,
    is_anonymous: row.is_anonymous === 1,
    counts: row.counts === 1,
    verified_contact: row.verified_contact === 1,
    agreed_work: row.agreed_work === 1,
    is_hidden: row.hidden_at !== null,
    created_at: row.created_at,
    user_id: client_id,
    provider_id: row.provider_id,
    service_id: row.service_id,
    User: isKnown ? { id: client_id, name: client_name, email: client_email } : null,
    Provider: {
      id: row.provider_id,
      name: row.provider_name,
      email: row.provider_email,
      company_name: row.company_name,
    },
    Service: { id: row.service_id, title: row.title },
  };
}
