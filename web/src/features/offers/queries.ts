import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { offers } from '@tero/shared/contract/offers';
import { type UploadGiven, upload } from '../../lib/http/upload.ts';
import type { SendResult } from '../../offline/outbox/outbox.ts';
import { aboutOffers } from '../../parts/offer/queries.ts';

interface OfferSending extends Pick<UploadGiven<unknown>, 'files' | 'signal' | 'onProgress' | 'idempotencyKey'> {
  startDate: string;
  endDate: string;
}

export function useCreateOffer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({
      startDate,
      endDate,
      ...given
    }: OfferSending): Promise<SendResult<ResponseOf<typeof offers.create>>> => ({
      state: 'sent',
      reply: await upload(offers.create, { body: { startDate, endDate }, ...given }),
    }),
    onSuccess: () => client.invalidateQueries({ queryKey: aboutOffers.prefix, refetchType: 'none' }),
  });
}
