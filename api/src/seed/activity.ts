import { limits } from '@tero/shared/limits';
import { toCents } from '@tero/shared/rules/money/money';
import type { Db, Instant, Table } from '../db/schema/database.ts';
import { type IdsByKey, idOf } from './accounts.ts';
import { daysBefore } from './days.ts';
import type { DemoContent } from './demo-content.ts';
import { insertAll } from './insert.ts';
import type { PlacedReview } from './reviews.ts';

const minutes = 90;

/** Inserts the contacts before reviews, and the demo client's favourites, visits and contacts. */
export async function insertActivity(
  db: Db,
  { signIns }: DemoContent,
  ids: { clients: IdsByKey; services: IdsByKey },
  reviews: readonly PlacedReview[],
  now: Date,
): Promise<void> {
  const account_id = idOf(ids.clients, signIns.client.key);
  const listed = await db.selectFrom('services').select(['id', 'provider_id', 'price_low']).execute();
  const services = new Map(listed.map((service) => [service.id, service]));

  const favorites = signIns.favorites.map((favorite) => {
    const service_id = idOf(ids.services, favorite.service);
    const was = favorite.original_price;
    const original_price = was === null ? (services.get(service_id)?.price_low ?? null) : toCents(was);
    return { account_id, service_id, original_price, created_at: daysBefore(now, favorite.days_ago, minutes) };
  });
  await insertAll(db, 'favorites', favorites);

  const contacts = [
    ...reviews.flatMap(({ client_id, service_id, provider_id, contacted_days_ago }) => {
      if (contacted_days_ago === null) return [];
      return [{ account_id: client_id, service_id, provider_id, contacted_at: daysBefore(now, contacted_days_ago) }];
    }),
    ...signIns.contacts.map((contact) => {
      const service_id = idOf(ids.services, contact.service);
      const provider_id = services.get(service_id)?.provider_id as number;
      return { account_id, service_id, provider_id, contacted_at: daysBefore(now, contact.days_ago) };
    }),
  ];
  await insertAll(db, 'contacts', contacts);

  // a visit to the service's page comes before every contact and favourite
  const visits = new Map<string, { account_id: number; service_id: number; visited_at: Instant }>();
  const visit = (account: number, service_id: number, visited_at: Instant) =>
    visits.set(`${account} ${service_id}`, { account_id: account, service_id, visited_at });
  for (const favorite of favorites) visit(account_id, favorite.service_id, earlier(favorite.created_at));
  for (const contact of contacts) visit(contact.account_id, contact.service_id, earlier(contact.contacted_at));
  for (const { service, days_ago } of signIns.visits) {
    visit(account_id, idOf(ids.services, service), daysBefore(now, days_ago));
  }
  await insertAll(db, 'visits', [...visits.values()]);
  const seen = [...visits.values()].map(({ account_id, service_id, visited_at }) => ({
    account_id,
    provider_id: services.get(service_id)?.provider_id as number,
    at: visited_at,
  }));
  await insertAll(db, 'phone_views', phoneViews(seen, daysBefore(now, limits.phoneViewDays)));
}

/** Returns a phone view for each person who opened a service's page with a session. */
function phoneViews(seen: readonly { account_id: number; provider_id: number; at: Instant }[], since: Instant) {
  const views = new Map<string, Table<'phone_views'>>();
  for (const { account_id, provider_id, at } of seen.toSorted((a, b) => a.at.localeCompare(b.at))) {
    if (at < since || account_id === provider_id) continue;
    const key = `${account_id} ${provider_id}`;
    views.set(key, { account_id, provider_id, first_seen_at: views.get(key)?.first_seen_at ?? at, last_seen_at: at });
  }
  return [...views.values()];
}

function earlier(at: Instant): Instant {
  return daysBefore(new Date(at), 0, 4);
}
