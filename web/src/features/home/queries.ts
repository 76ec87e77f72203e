import { useQuery } from '@tanstack/react-query';
import { type ServiceCard, services } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { aboutServices } from '../../common/subjects.ts';
import { call } from '../../lib/http/api.ts';
import { requireList } from '../../lib/http/unexpected-format.ts';

const featuredServices = aboutServices.read({
  part: 'featured',
  call: async ({ signal }) => {
    const query = { sort: 'ratingDesc', page: 1, limit: limits.pageSize } as const;
    return featured(await call(services.list, { query, signal }));
  },
  cache: { whose: 'public', days: 'any' },
});

/** Fetches the first 8 active services, best rated first (rule NAV-26). */
export function useFeaturedServices() {
  return useQuery(featuredServices());
}

/** Reads the services of a response; a bare array is taken too, and missing ratings are 0 (rule NAV-26). */
function featured(reply: unknown): ServiceCard[] {
  const list = Array.isArray(reply)
    ? (reply as ServiceCard[])
    : (reply as { services?: ServiceCard[] } | null)?.services;
  return requireList(list)
    .filter((service) => service.is_active)
    .slice(0, limits.featuredServices)
    .map((service) => ({ ...service, rating: service.rating ?? 0, reviews_count: service.reviews_count ?? 0 }));
}
