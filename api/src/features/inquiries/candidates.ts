import type { InquiryCandidate } from '@tero/shared/contract/inquiries';
import { whatsappNumber } from '@tero/shared/rules/phone';
import { averageRating } from '@tero/shared/rules/ratings';
import type { Caller } from '../../core/caller.ts';
import { AppError } from '../../core/errors.ts';
import type { Db } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import { imageUrl } from '../../images/store.ts';
import { blockersOf } from '../blocks/service.ts';
import { findListed } from './recipient-repository.ts';

/** Returns, in order, the first of these services of each other provider that can be asked by WhatsApp (rule ASK-2). */
export async function candidates(
  { db, clock }: Deps,
  ids: readonly number[],
  caller: Caller | null,
): Promise<InquiryCandidate[]> {
  const providers = new Set<number>(caller ? [caller.accountId] : []);
  const known = await askableOf(db, ids, caller, clock.now());
  return ids.flatMap((id) => {
    const service = known.get(id);
    if (!service || providers.has(service.provider_id)) return [];
    providers.add(service.provider_id);
    const { provider_id, title, category, rating_total, reviews_count, coverage_area } = service;
    const { name, company_name, profile_image } = service;
    return {
      ...{ service_id: id, service_title: title, category, provider_id },
      provider_name: company_name ?? name,
      provider_image: profile_image && imageUrl(profile_image, 96),
      rating: averageRating(rating_total, reviews_count),
      ...{ reviews_count, coverage_area },
    };
  });
}

/**
 * Returns the services in their order. Throws for a service that cannot be asked, for the caller's own, and for two of
 * the same provider.
 */
export async function requireAskable(db: Db, ids: readonly number[], caller: Caller, now: Date) {
  const known = await askableOf(db, ids, caller, now);
  const services = ids.map((id) => {
    const service = known.get(id);
    if (!service) throw refused('Uno de los proveedores que elegiste ya no recibe pedidos. Quitalo y elegí otro.');
    return service;
  });
  if (services.some(({ provider_id }) => provider_id === caller.accountId)) {
    throw refused('Elegiste un servicio que es tuyo. Quitalo y elegí otro.');
  }
  const providers = new Set(services.map(({ provider_id }) => provider_id));
  if (providers.size < services.length)
    throw refused('Elegiste dos veces al mismo proveedor. Quedate con uno de sus servicios.');
  return services;
}

/**
 * Returns these services, except those of providers that have blocked the caller; the caller reads that such providers
 * take no pedidos (rule TRUST-81).
 */
async function askableOf(db: Db, ids: readonly number[], caller: Caller | null, now: Date) {
  const rows = await findListed(db, ids, now.toISOString());
  const providers = rows.map(({ provider_id }) => provider_id);
  const blockers = caller ? await blockersOf(db, caller, providers) : new Set();
  const askable = rows.filter(({ phone, provider_id }) => whatsappNumber(phone) && !blockers.has(provider_id));
  return new Map(askable.map((row) => [row.id, row]));
}

function refused(message: string): AppError {
  return new AppError('validation_failed', { message, errors: { service_ids: message } });
}
