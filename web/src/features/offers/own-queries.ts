import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Offer } from '@tero/shared/contract/offers';
import { longDate } from '@tero/shared/rules/time/time';
import { aboutOffers } from '../../common/subjects.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { forEditing } from '../../lib/query/subject.ts';
import { useReader } from '../../lib/session/reader.ts';
import { send } from '../../offline/outbox/outbox.ts';
import { toast } from '../../ui/toast.tsx';
import { currentOffers } from './list-queries.ts';

/** Reads the provider's own promotion that has not ended; null if there is none with that id. */
export function useEditedOffer(id: number) {
  const reader = useReader();
  return useQuery({
    ...forEditing(currentOffers({ providerId: reader.accountId, ...reader })),
    select: (offers) => offers.find((offer) => offer.id === id) ?? null,
  });
}

/** Removes a promotion at once, or once there is a connection. A promotion that is already gone counts as removed. */
export function useRemoveOffer({ id, title, endDate }: Pick<Offer, 'id' | 'title' | 'endDate'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      send({
        kind: 'offer-removal',
        params: { id },
        body: null,
        title: `Eliminar la promoción ${title ? `«${title}»` : `que termina el ${longDate(endDate)}`}`,
        setKey: `offer-removal:${id}`,
      }),
    onSuccess: ({ state }) => {
      if (state === 'sent') toast.success('Promoción eliminada');
    },
    onError: (error) => toast.error(messageOf(error, 'Error al eliminar la promoción')),
    onSettled: () => client.invalidateQueries({ queryKey: aboutOffers.prefix }),
  });
}
