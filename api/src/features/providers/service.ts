import type { PublicProvider } from '@tero/shared/contract/providers';
import { averageRating } from '@tero/shared/rules/ratings';
import type { Caller } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import type { Db } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import { imageUrl } from '../../images/store.ts';
import * as providers from './repository.ts';

const unknown = 'No se encontró el perfil del proveedor';

/** Returns the public profile of a provider; phone and email only for callers with a session (rule PHONE-4). */
export async function publicProfile({ db }: Deps, id: number, caller: Caller | null): Promise<PublicProvider> {
  const row = found(await providers.findPublic(db, id), unknown);
  return {
    id: row.id,
    name: row.name,
    company_name: row.company_name,
    service: row.service,
    description: row.description,
    profile_image: row.profile_image && imageUrl(row.profile_image, 256),
    location: row.location,
    rating: averageRating(row.rating_total, row.reviews_count),
    review_count: row.reviews_count,
    services_count: Number(row.services_count),
    is_verified: row.verification_status === 'approved',
    phone: caller ? row.phone : null,
    email: caller ? row.email : null,
    created_at: row.created_at,
  };
}

export async function requireProvider(db: Db, id: number): Promise<void> {
  if (!(await providers.isProvider(db, id))) throw new AppError('not_found', { message: unknown });
}
