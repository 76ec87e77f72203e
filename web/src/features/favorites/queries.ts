import { type Query, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Favorite, favorites } from '@tero/shared/contract/favorites';
import type { ServiceCard } from '@tero/shared/contract/services';
import { useWords } from '../../common/outbox/waiting.ts';
import { aboutFavorites } from '../../common/subjects.ts';
import { offerInstall } from '../../lib/device/install.ts';
import { call } from '../../lib/http/api.ts';
import { patch } from '../../lib/query/patch.ts';
import { useAccount } from '../../lib/session/session.ts';
import { type OutboxItem, sendSwitch } from '../../offline/outbox/outbox.ts';
import { toast } from '../../ui/toast.tsx';
import { changed, favoriteFrom, isWanted, withWaiting } from './favorite-list.ts';

/** Reads the server's list of the person's favorites, newest first. Every favorite button reads it. */
export const favoriteList = aboutFavorites.read({
  call: async ({ signal }) => (await call(favorites.list, { signal })).favorites,
  cache: { whose: 'own', days: 'any', shown: 'around' },
});

/** Reads the person's favorites, newest first, with the changes in the outbox; loads nothing for visitors. */
export function useFavorites() {
  const account = useAccount();
  const words = useWords('favorite');
  const asked = useQuery({ ...favoriteList(), enabled: account !== null });
  return { ...asked, data: withWaiting(asked.data, words) };
}

/**
 * Returns whether the person's last tap added the service to the favorites; without a tap, whether it is on the list.
 */
export function useIsFavorite(serviceId: number): boolean {
  const { data } = useFavorites();
  const word = useWords('favorite', serviceId).at(-1);
  return word ? isWanted(word) : (data?.some((favorite) => favorite.service_id === serviceId) ?? false);
}

interface Change {
  service: Pick<ServiceCard, 'id' | 'title'>;
  /** the service to add; undefined to remove it */
  add?: ServiceCard | undefined;
}

/**
 * Adds or removes a favorite. The change appears at once and is undone if the server refuses it. Without a connection,
 * it waits in the outbox.
 */
export function useChangeFavorite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ service, add }: Change) =>
      sendSwitch({ ...favoriteOf(service, add !== undefined), ...(add && { subject: favoriteFrom(add) }) }),
    onSuccess: (_, { add }) => {
      if (add) offerInstall();
    },
    onError: (error, { add }) => {
      // the message about a refusal does not wait for the list
      void client.invalidateQueries({ queryKey: aboutFavorites.prefix });
      const otherwise = add ? 'Error al agregar a favoritos' : 'Error al eliminar de favoritos';
      void import('../../lib/http/messages.ts').then(
        ({ messageOf }) => toast.error(messageOf(error, otherwise)),
        () => toast.error(otherwise),
      );
    },
  });
}

/** Applies a sent change to the cached list until the list is fetched again; returns the queries that it changed. */
export function showFavorite(client: QueryClient, { params, body, subject }: OutboxItem): Query[] {
  const id = Number(params.serviceId);
  const wanted = isWanted({ body });
  // an addition without its card appears once the list is fetched
  if (wanted && !subject) return [];
  return patch<readonly Favorite[]>(client, favoriteList.prefix, (list) => {
    const isListed = list.some(({ service_id }) => service_id === id);
    return isListed === wanted ? list : changed(list, id, subject as Favorite | undefined);
  });
}

function favoriteOf({ id, title }: Change['service'], wanted: boolean) {
  return {
    kind: 'favorite' as const,
    params: { serviceId: id },
    body: { wanted },
    title: `${wanted ? 'Agregar a' : 'Quitar de'} favoritos: ${title}`,
    setKey: `favorite:${id}`,
  };
}

/**
 * Adds a favorite that the person chose before creating an account; adding it twice changes nothing. Without a card,
 * only the heart shows it until the list has loaded.
 */
export function useAddFavorite() {
  const client = useQueryClient();
  const untilShown = () => client.invalidateQueries({ queryKey: aboutFavorites.prefix });
  return useMutation({
    mutationFn: (service: Change['service']) => sendSwitch(favoriteOf(service, true), { untilShown }),
  });
}
