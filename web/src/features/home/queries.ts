import { useQuery } from '@tanstack/react-query';
import { type ServiceCard, services } from '@tero/shared/contract/services';
import { limits } from '@tero/shared/limits';
import { call } from '../../lib/http/api.ts';
import { ApiError } from '../../lib/http/api-error.ts';

/** The answer is no list of services. */
export class UnexpectedFormat extends Error {}

/** S1 §7: the first 8 that are active, best rated first. */
export function useFeaturedServices() {
  return useQuery({
    queryKey: ['services', 'featured'],
    queryFn: async ({ signal }) => {
      const query = { sort: 'ratingDesc', page: 1, limit: limits.pageSize } as const;
      return featured(await call(services.list, { query, signal }));
    },
    retry: (failures, error) => error instanceof ApiError && error.status >= 500 && failures < 2,
  });
}

/** A bare array is as good (S1 §7); ratings that are missing are 0. */
function featured(reply: unknown): ServiceCard[] {
  const list = Array.isArray(reply) ? reply : (reply as { services?: unknown } | null)?.services;
  if (!Array.isArray(list)) throw new UnexpectedFormat();
  return (list as ServiceCard[])
    .filter((service) => service.is_active)
    .slice(0, limits.featuredServices)
    .map((service) => ({ ...service, rating: service.rating ?? 0, reviews_count: service.reviews_count ?? 0 }));
}
