import type { Favorite } from '@tero/shared/contract/favorites';
import type { ServiceCard } from '@tero/shared/contract/services';
import { priceBounds, priceLabel } from '@tero/shared/rules/money/price';
import type { OutboxItem } from '../../offline/outbox/outbox.ts';

type List = readonly Favorite[];

/** Returns the list with the favorite of a service added, removed or replaced. */
export function changed(list: List, serviceId: number, added: Favorite | undefined): Favorite[] {
  const others = list.filter((favorite) => favorite.service_id !== serviceId);
  return added ? [added, ...others] : others;
}

/** Returns whether a word adds its service. */
export function isWanted({ body }: Pick<OutboxItem, 'body'>): boolean {
  return (body as { wanted: boolean }).wanted;
}

/**
 * Applies the changes in the outbox, oldest first. Additions appear even if the list is unknown, unless their card is
 * missing.
 */
export function withWaiting(list: List | undefined, items: readonly OutboxItem[]): Favorite[] | undefined {
  const adds = items.some(({ subject }) => subject !== undefined);
  if (!list && !adds) return undefined;
  return items.reduce<Favorite[]>(
    (shown, { params, subject, body }) => {
      const id = Number(params.serviceId);
      if (!isWanted({ body })) return changed(shown, id, undefined);
      // the server's entry has more data than the waiting one
      const known = shown.find((favorite) => favorite.service_id === id);
      return known || !subject ? shown : changed(shown, id, subject as Favorite);
    },
    [...(list ?? [])],
  );
}

/** Builds a provisional list entry, shown until the server's list arrives. */
export function favoriteFrom(service: ServiceCard): Favorite {
  const price = priceBounds(service)?.low ?? null;
  return {
    service_id: service.id,
    title: service.title,
    category: service.category,
    category_slug: service.category_slug,
    provider_id: service.provider_id,
    provider_name: service.provider_name,
    provider_image: service.provider_image,
    provider_verified: service.provider_verified,
    provider_reviewed: service.provider_reviewed,
    image: service.images[0]?.card_url ?? null,
    price,
    price_label: priceLabel(service),
    original_price: price,
    rating: service.rating,
    reviews_count: service.reviews_count,
    is_available: service.is_active,
    schedule: service.schedule,
    created_at: new Date().toISOString(),
  };
}
