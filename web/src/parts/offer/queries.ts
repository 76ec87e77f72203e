import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { offers } from '@tero/shared/contract/offers';
import { call } from '../../lib/http/api.ts';
import { isApiError } from '../../lib/http/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { useAccount } from '../../lib/session/session.ts';
import { toast } from '../../ui/toast.tsx';

export const offersKey = ['offers'];

/** The current promotions of all providers or of one; for the provider itself also the future ones. */
export function useOffers(providerId?: number) {
  const accountId = useAccount()?.id ?? null;
  return useQuery({
    queryKey: [...offersKey, { providerId: providerId ?? null, accountId }],
    queryFn: async ({ signal }) => (await call(offers.list, { query: { providerId }, signal })).offers,
  });
}

/** Removes a promotion. One that is already gone is removed from the list without an error. */
export function useRemoveOffer(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(offers.remove, { params: { id } }),
    onSuccess: () => toast.success('Promoción eliminada'),
    onError: (error) => {
      if (!isApiError(error, 'not_found')) toast.error(messageOf(error, 'Error al eliminar la promoción'));
    },
    onSettled: () => client.invalidateQueries({ queryKey: offersKey }),
  });
}
