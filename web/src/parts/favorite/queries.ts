import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { favorites } from '@tero/shared/contract/favorites';
import type { ServiceCard } from '@tero/shared/contract/services';
import { offerInstall } from '../../lib/device/install.ts';
import { call } from '../../lib/http/api.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { subject } from '../../lib/query/subject.ts';
import { useAccount } from '../../lib/session/session.ts';
import { send } from '../../offline/outbox/outbox.ts';
import { toast } from '../../ui/toast.tsx';
import { useWords } from '../outbox/waiting.ts';
import { changed, favoriteFrom, undone, withWaiting } from './favorite-list.ts';

export const aboutFavorites = subject('favorites');

/** The server's list of my favorites, newest first. Every favorite button reads it. */
export const favoriteList = aboutFavorites.read({
  call: async ({ signal }) => (await call(favorites.list, { signal })).favorites,
  cache: { whose: 'own', days: 'any', shown: 'around' },
});

/** My favorites, newest first, including changes in the outbox; idle for visitors. */
export function useFavorites() {
  const account = useAccount();
  const words = useWords('favorite');
  const asked = useQuery({ ...favoriteList(), enabled: account !== null });
  return { ...asked, data: withWaiting(asked.data, words) };
}

export function useIsFavorite(serviceId: number): boolean {
  return useFavorites().data?.some((favorite) => favorite.service_id === serviceId) ?? false;
}

interface Change {
  service: Pick<ServiceCard, 'id' | 'title'>;
  /** the service to add; undefined to remove it */
  add?: ServiceCard | undefined;
}

/**
 * Adds or removes a favorite, shows it at once, and undoes it when the server refuses. Without connection it waits in
 * the outbox.
 */
export function useChangeFavorite() {
  const client = useQueryClient();
  const key = favoriteList.key();
  return useMutation({
    mutationKey: key,
    mutationFn: ({ service, add }: Change) =>
      send({ ...favoriteOf(service, add !== undefined), ...(add && { subject: favoriteFrom(add) }) }),
    onMutate: async ({ service, add }) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData(key);
      client.setQueryData(key, (list = []) => changed(list, service.id, add && favoriteFrom(add)));
      return { before };
    },
    onSuccess: (_, { add }) => {
      if (add) offerInstall();
    },
    onError: (error, { service, add }, context) => {
      client.setQueryData(key, (list) => list && undone(list, service.id, context?.before ?? []));
      toast.error(messageOf(error, add ? 'Error al agregar a favoritos' : 'Error al eliminar de favoritos'));
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: key }) === 1) void client.invalidateQueries({ queryKey: key });
    },
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

/** Adds a favorite that was pressed before there was an account; adding it twice changes nothing. */
export function useAddFavorite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (service: Change['service']) => send(favoriteOf(service, true)),
    onSettled: () => client.invalidateQueries({ queryKey: aboutFavorites.prefix }),
  });
}
