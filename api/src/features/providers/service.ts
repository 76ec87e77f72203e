import type { ProviderCheck, PublicProvider } from '@tero/shared/contract/providers';
import { averageRating } from '@tero/shared/rules/ratings';
import { localDay } from '@tero/shared/rules/time/time';
import { badgeOf } from '@tero/shared/rules/verification';
import { type Caller, mayManage } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import { pageToken, type Visitor } from '../../core/visitor.ts';
import type { Db } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import { imageUrl } from '../../images/store.ts';
import { shownPapers } from '../papers/service.ts';
import { plannedPauseOf } from '../pauses/planned.ts';
import { contactDetails, noDetails } from '../phones/service.ts';
import { responseTimeOf } from '../services/response-time.ts';
import * as providers from './repository.ts';

const unknown = 'No se encontró el perfil del proveedor';

/**
 * Returns the page of a provider's public profile, with the contact details that the visitor may see and the page's
 * token.
 */
export async function page(deps: Deps, id: number, visitor: Visitor): Promise<PublicProvider> {
  const { db, clock, config } = deps;
  const row = found(await providers.findPublic(db, id, visitor.caller), unknown);
  const details = await contactDetails(deps, visitor.caller, row);
  const now = clock.now();
  const page_token = pageToken(config.jwtSecret, localDay(now), { of: 'provider', id }, visitor.caller);
  return { ...view(row), ...(await shownPapers(db, id, now)), ...details, page_token };
}

/** Returns the public profile of a provider, without contact details. */
export async function publicProfile(db: Db, id: number, now: Date): Promise<PublicProvider> {
  const row = found(await providers.findPublic(db, id, null), unknown);
  return { ...view(row), ...(await shownPapers(db, id, now)) };
}

function view(row: NonNullable<Awaited<ReturnType<typeof providers.findPublic>>>): PublicProvider {
  const planned_pause = plannedPauseOf(row);
  return {
    id: row.id,
    name: row.name,
    company_name: row.company_name,
    service: row.service,
    specialty: row.specialty,
    description: row.description,
    profile_image: row.profile_image && imageUrl(row.profile_image, 256),
    location: row.location,
    rating: averageRating(row.rating_total, row.reviews_count),
    review_count: row.reviews_count,
    services_count: Number(row.services_count),
    response_time: responseTimeOf(row),
    punctual: row.punctual_citas === null ? null : { citas: row.punctual_citas },
    ...badgeOf(row),
    ...(row.paused_until && { pause: { until: row.paused_until, note: row.pause_note } }),
    ...(planned_pause && { planned_pause }),
    ...noDetails,
    created_at: row.created_at,
  };
}

/**
 * Returns the checks that a provider has passed. The identity counts only while its approval is valid (rule PROV-50).
 */
export async function checks(db: Db, id: number): Promise<ProviderCheck[]> {
  const { verification_status, identity_seen_at, email_verified, approved_at, confirmed_at } = found(
    await providers.findChecks(db, id),
    unknown,
  );
  const dayOf = (at: string | null) => at && localDay(new Date(at));
  const { is_verified } = badgeOf({ verification_status, identity_seen_at });
  return [
    ...(is_verified ? [{ what: 'seen' as const, day: dayOf(identity_seen_at) }] : []),
    ...(verification_status === 'approved' ? [{ what: 'identity' as const, day: dayOf(approved_at) }] : []),
    ...(email_verified ? [{ what: 'email' as const, day: dayOf(confirmed_at) }] : []),
  ];
}

export async function requireProvider(db: Db, id: number): Promise<void> {
  if (!(await providers.isProvider(db, id))) throw new AppError('not_found', { message: unknown });
}

/** Throws when the provider does not exist or the team has hidden it from the caller. */
export async function requireShownProvider(db: Db, id: number, caller: Caller | null): Promise<void> {
  const isShown = mayManage(caller, id) || !(await providers.isOutOfSight(db, id));
  await requireProvider(db, id);
  if (!isShown) throw new AppError('not_found', { message: unknown });
}
