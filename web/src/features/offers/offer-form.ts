import { createOfferBody, type Offer, offerFiles } from '@tero/shared/contract/offers';
import { longDate } from '@tero/shared/rules/time/time';
import { dayWord, formWords } from '../../common/conflict/differences.ts';
import { useOutboxForm } from '../../common/form/use-outbox-form.ts';
import { storedImage } from '../../common/images/image.ts';
import type { ReplyOf } from '../../offline/kinds.ts';

interface OfferFields {
  title?: string;
  startDate: string;
  endDate: string;
}

export interface OfferFormGiven {
  /** undefined for a new one */
  offer?: Offer;
  onSent: (reply: ReplyOf<'offer'>) => void;
  /** told when it waits for signal */
  queued: string;
  onQueued: () => void;
}

const fields = (offer?: Offer): OfferFields => ({
  title: offer?.title ?? '',
  startDate: offer?.startDate ?? '',
  endDate: offer?.endDate ?? '',
});

const words = formWords<OfferFields>({
  title: 'Qué ofrecés',
  startDate: dayWord('Fecha de inicio'),
  endDate: dayWord('Fecha de fin'),
});

/** Manages the form of a new or edited promotion: what it offers, its dates and one image. */
export function useOfferForm({ offer, ...told }: OfferFormGiven) {
  return useOutboxForm({
    kind: offer ? 'offer-edit' : 'offer',
    schema: createOfferBody,
    place: offer ? `edit-offer-${offer.id}` : { begins: 'create-offer' },
    known: fields(offer),
    images: { rules: offerFiles },
    edits: offer && { shown: offer, fields, images: ({ id, card_url }: Offer) => [storedImage(id, card_url)], words },
    item({ title = '', startDate, endDate }: OfferFields) {
      const until = title ? `la promoción «${title}»` : `la promoción que termina el ${longDate(endDate)}`;
      const body = { title, startDate, endDate };
      return offer
        ? { params: { id: offer.id }, body, title: `Cambios en ${until}` }
        : { body, title: `Crear ${until}` };
    },
    ...told,
  });
}
