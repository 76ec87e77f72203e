import { useMutation } from '@tanstack/react-query';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import type { offers } from '@tero/shared/contract/offers';
import { address } from '@tero/shared/rules/text/address';
import { longDate } from '@tero/shared/rules/time/time';
import { type FormSnapshot, type SendOptions, type SendResult, send } from '../../offline/outbox/outbox.ts';

export type OfferReply = ResponseOf<typeof offers.create>;

interface OfferSending extends SendOptions {
  title: string;
  startDate: string;
  endDate: string;
  /** of the promotion that the form began with */
  version: string | undefined;
  /** what the form holds, with its identity */
  draft: FormSnapshot;
}

/** Creates a promotion, or changes the one with this id; without signal it waits in the outbox. */
export function useSaveOffer(id: number | undefined) {
  return useMutation({
    mutationFn: ({
      title,
      startDate,
      endDate,
      version,
      draft,
      ...options
    }: OfferSending): Promise<SendResult<OfferReply>> => {
      const until = title ? `la promoción «${title}»` : `la promoción hasta el ${longDate(endDate)}`;
      const given = { body: { title, startDate, endDate }, draft };
      if (id === undefined) {
        const made = { kind: 'offer', params: {}, title: `Crear ${until}`, edit: '/provider/create-offer' } as const;
        return send<OfferReply>({ ...given, ...made }, options);
      }
      const changes = `Cambios en ${until}`;
      const edit = address`/provider/edit-offer/${id}`;
      return send<OfferReply>(
        { ...given, kind: 'offer-edit', params: { id }, title: changes, edit, ifMatch: version },
        options,
      );
    },
  });
}
