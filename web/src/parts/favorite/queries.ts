import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Favorite, favorites } from '@tero/shared/contract/favorites';
import type { ServiceCard } from '@tero/shared/contract/services';
import { priceBounds, priceLabel } from '@tero/shared/rules/price';
import { call } from '../../lib/api.ts';
import { offerInstall } from '../../lib/install.ts';
import { messageOf } from '../../lib/messages.ts';
import { useAccount } from '../../lib/session.ts';
import { toast } from '../../ui/toast.tsx';

const key = ['favorites'];

/** My favourites, the last added first; idle for visitors. */
export function useFavorites() {
  const account = useAccount();
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(favorites.list, { signal })).favorites,
    enabled: account !== null,
  });
}

export function useIsFavorite(serviceId: number): boolean {
  return useFavorites().data?.some((favorite) => favorite.service_id === serviceId) ?? false;
}

interface Change {
  serviceId: number;
  /** to add it, the service itself; none to remove it */
  add?: ServiceCard | undefined;
}

/** Adds or removes at once on the screen, and takes it back when the server refuses. */
export function useChangeFavorite() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: key,
    mutationFn: ({ serviceId, add }: Change) =>
      add
        ? call(favorites.add, { body: { service_id: serviceId } })
        : call(favorites.remove, { params: { serviceId } }),
    onMutate: async ({ serviceId, add }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Favorite[]>(key);
      client.setQueryData<Favorite[]>(key, (list = []) => {
        const others = list.filter((favorite) => favorite.service_id !== serviceId);
        return add ? [favoriteFrom(add), ...others] : others;
      });
      return { before };
    },
    onSuccess: (_, { add }) => {
      if (add) offerInstall();
    },
    onError: (error, { add }, context) => {
      client.setQueryData(key, context?.before);
      toast.error(messageOf(error, add ? 'Error al agregar a favoritos' : 'Error al eliminar de favoritos'));
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: key }) === 1) void client.invalidateQueries({ queryKey: key });
    },
  });
}

/** What the list will say, until the server's own words arrive. */
function favoriteFrom(service: ServiceCard): Favorite {
  const price = priceBounds(service)?.low ?? null;
  return {
    service_id: service.id,
    title: service.title,
    category: service.category,
    provider_id: service.provider_id,
    provider_name: service.provider_name,
    image: service.images[0]?.card_url ?? null,
    price,
    price_label: priceLabel(service),
    original_price: price,
    rating: service.rating,
    reviews_count: service.reviews_count,
    is_available: service.is_active,
    created_at: new Date().toISOString(),
  };
}
