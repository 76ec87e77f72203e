import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offers } from '@tero/shared/contract/offers';
import { upload } from '../../lib/upload.ts';
import { offersKey } from '../../parts/offer/queries.ts';

interface OfferSending {
  startDate: string;
  endDate: string;
  files: readonly File[];
  idempotencyKey: string;
}

export function useCreateOffer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ startDate, endDate, ...given }: OfferSending) =>
      upload(offers.create, { body: { startDate, endDate }, ...given }),
    onSuccess: () => client.invalidateQueries({ queryKey: offersKey, refetchType: 'none' }),
  });
}
