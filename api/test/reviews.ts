import type { Review } from '@tero/shared/contract/reviews';
import { day } from '@tero/shared/rules/time/durations';
import type { Harness } from './harness.ts';
import type { Person } from './people.ts';

const stars = { response_time_rating: 5, attention_rating: 5, work_quality_rating: 5 };

/** Posts a review through HTTP, three times 5 stars by default, from a person who got the phone days before. */
export async function writeReview(h: Harness, as: Person | null, service: { id: number }, body: object = {}) {
  if (as) await provePhone(h, as, service);
  return writeUnproven(h, as, service, body);
}

/** Posts the same review by a person whose contact is not proven. */
export function writeUnproven(h: Harness, as: Person | null, service: { id: number }, body: object = {}) {
  const given = { service_id: service.id, ...stars, ...body };
  return h.call<{ review: Review }>('POST', '/api/reviews', { as: as?.token, body: given });
}

/** Records that a person got the phone of a service's provider two days ago (rule TRUST-1). */
export async function provePhone(h: Harness, person: { id: number }, service: { id: number }): Promise<void> {
  const { db } = h.deps;
  const row = await db.selectFrom('services').select('provider_id').where('id', '=', service.id).executeTakeFirst();
  if (!row) return;
  const at = new Date(h.clock.now().getTime() - 2 * day).toISOString();
  await db
    .insertInto('phone_views')
    .values({ account_id: person.id, provider_id: row.provider_id, first_seen_at: at, last_seen_at: at })
    .onConflict((oc) => oc.columns(['account_id', 'provider_id']).doUpdateSet({ first_seen_at: at }))
    .execute();
}
