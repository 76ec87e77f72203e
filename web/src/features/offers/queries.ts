import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { offers } from '@tero/shared/contract/offers';
import { type UploadGiven, upload } from '../../lib/http/upload.ts';
import type { SendResult } from '../../offline/outbox/outbox.ts';
import { aboutOffers } from '../../parts/offer/queries.ts';

export type OfferReply = ResponseOf<typeof offers.create>;

interface OfferSending
  extends Pick<UploadGiven<unknown>, 'files' | 'signal' | 'onProgress' | 'idempotencyKey' | 'version'> {
  startDate: string;
  endDate: string;
}

/** Creates a promotion, or changes the one with this id. */
export function useSaveOffer(id: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ startDate, endDate, ...given }: OfferSending): Promise<SendResult<OfferReply>> => {
      const sent = { body: { startDate, endDate }, ...given };
      const reply =
        id === undefined ? await upload(offers.create, sent) : await upload(offers.update, { params: { id }, ...sent });
      return { state: 'sent', reply };
    },
    onSuccess: () => client.invalidateQueries({ queryKey: aboutOffers.prefix, refetchType: 'none' }),
  });
}
