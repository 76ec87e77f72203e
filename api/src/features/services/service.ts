import type { Service } from '@tero/shared/contract/services';
import { isEntitled } from '@tero/shared/rules/entitlement';
import { localDay } from '@tero/shared/rules/time/time';
import { recordAdminAct } from '../../audit/acts.ts';
import { findThing } from '../../audit/things.ts';
import { type Caller, mayManage } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import { requireInSight } from '../../core/in-sight.ts';
import { pageToken, type Visitor } from '../../core/visitor.ts';
import type { Db, Flag } from '../../db/schema/database.ts';
import { holdProvider } from '../../db/sql/hold-provider.ts';
import { inTransaction } from '../../db/transaction.ts';
import { flag } from '../../db/values/values.ts';
import type { Deps } from '../../deps/deps.ts';
import { shownPapers } from '../papers/service.ts';
import { contactDetails, detailsOf, noDetails } from '../phones/service.ts';
import { cardsOfProvider } from './cards.ts';
import { detailView } from './detail-view.ts';
import { findImages, removeImages } from './image-repository.ts';
import { refreshListed } from './lists/lists.ts';
import * as services from './repository.ts';
import { cardView, providerServiceView } from './view.ts';
import { updateOwned } from './write.ts';

const gone = 'Servicio no encontrado';

/**
 * Returns a listed or paused service, or an unlisted one to its owner. Contact details are only for the owner and
 * administrators.
 */
export async function detail(db: Db, id: number, caller: Caller | null, now: Date): Promise<Service> {
  const row = visible(await services.findDetail(db, id), caller);
  const managedAt = mayManage(caller, row.provider_id) ? now : null;
  const details = managedAt ? detailsOf(row) : noDetails;
  const papers = await shownPapers(db, row.provider_id, now);
  return detailView(row, await findImages(db, id), { details, papers, managedAt });
}

/** Returns the page of a service, with the contact details that the visitor may see and the token of the page. */
export async function page(deps: Deps, id: number, visitor: Visitor): Promise<Service> {
  const { db, clock, config } = deps;
  const row = visible(await services.findDetail(db, id), visitor.caller);
  const now = clock.now();
  const managedAt = mayManage(visitor.caller, row.provider_id) ? now : null;
  const details = await contactDetails(deps, visitor.caller, { ...row, id: row.provider_id });
  const page_token = pageToken(config.jwtSecret, localDay(now), { of: 'service', id }, visitor.caller);
  const papers = await shownPapers(db, row.provider_id, now);
  return { ...detailView(row, await findImages(db, id), { details, papers, managedAt }), page_token };
}

/**
 * Returns the basic fields of a service that the caller may see; without a caller, only of a listed or paused service.
 */
export async function visibleService(db: Db, id: number, caller: Caller | null = null) {
  return visible(await services.findBasics(db, id), caller);
}

function visible<S extends { listed: Flag; paused: Flag; provider_id: number }>(
  service: S | undefined,
  caller: Caller | null,
): S {
  const { listed, paused, provider_id } = found(service, gone);
  if (!listed && !paused && !mayManage(caller, provider_id)) throw new AppError('not_found', { message: gone });
  return service as S;
}

export async function ofProvider({ db, clock }: Deps, providerId: number, caller: Caller | null) {
  const managedAt = mayManage(caller, providerId) ? clock.now() : null;
  const rows = await cardsOfProvider(db, providerId, managedAt !== null);
  return rows.map((row) => providerServiceView(row, managedAt));
}

/** Returns the category of any service that ever existed, and similar listed services (rule SVC-94). */
export async function similarTo({ db }: Deps, id: number) {
  const category = found(await services.findCategory(db, id), gone);
  const cards = await services.findSimilar(db, [category.id], id);
  const { name, slug, listed } = category;
  return { listed: listed === 1, category: { name, slug }, services: cards.map(cardView) };
}

/** Switches a service on or off for its owner. Switching it on requires an entitlement (rule SVC-21). */
export async function setActive({ db, clock }: Deps, id: number, active: boolean, caller: Caller): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    await holdProvider(trx, { serviceId: id });
    const service = found(await services.findOwned(trx, id), gone);
    permit(caller, service.provider_id);
    requireInSight(service, caller);
    if (active && !isEntitled(service.entitled_until, now)) {
      throw new AppError('requires_subscription', { extra: { requiresSubscription: true } });
    }
    const values = { is_active: flag(active), updated_at: now.toISOString() };
    await updateOwned(trx, id, service.provider_id, values);
    await refreshListed(trx, { serviceId: id }, now);
    const act = { action: 'update', entity: 'service', id } as const;
    const change = { before: { is_active: service.is_active === 1 }, after: { is_active: active } };
    await recordAdminAct(trx, now, caller, { ...act, ...change });
  });
}

/**
 * Deletes a service for good, with its images, and removes it from every list. Its row stays, because the provider
 * keeps the reviews.
 */
export async function remove({ db, clock, images }: Deps, id: number, caller: Caller): Promise<void> {
  const now = clock.now();
  const files = await inTransaction(db, async (trx) => {
    await holdProvider(trx, { serviceId: id });
    const service = found(await services.findOwned(trx, id), gone);
    permit(caller, service.provider_id);
    requireInSight(service, caller);
    const at = now.toISOString();
    await updateOwned(trx, id, service.provider_id, { deleted_at: at, updated_at: at });
    await refreshListed(trx, { serviceId: id }, now);
    const thing = caller.role === 'admin' ? await findThing(trx, 'service', id) : null;
    const act = { action: 'delete', entity: 'service', id, before: { title: service.title }, thing } as const;
    await recordAdminAct(trx, now, caller, act);
    return removeImages(trx, id);
  });
  await images.remove(files);
}

function permit(caller: Caller, ownerId: number): void {
  if (!mayManage(caller, ownerId)) throw new AppError('forbidden');
}

/** Returns the category of a listed service. */
export async function openedCategory(db: Db, id: number): Promise<{ id: number; slug: string } | null> {
  const category = await services.findCategory(db, id);
  return category?.listed === 1 ? { id: category.id, slug: category.slug } : null;
}
