import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { offers } from '@tero/shared/contract/offers';
import { address } from '@tero/shared/rules/text/address';
import { named, textOf, untilDay } from '../../common/outbox/form-words.ts';
import { aboutOffers } from '../../common/subjects.ts';
import { outboxKind } from '../../offline/kinds.ts';

/** Lists the kinds of outbox items about a provider's promotions. */
export const offerKinds = {
  offer: outboxKind({
    endpoint: offers.create,
    keyed: true,
    images: true,
    effect: {
      adds: {
        kind: 'offer-edit',
        change({ body }, { offer }: Partial<ResponseOf<typeof offers.create>>) {
          if (!offer) return null;
          return {
            params: { id: offer.id },
            body,
            edit: address`/provider/edit-offer/${offer.id}`,
            form: { name: `edit-offer-${offer.id}`, removed: [] },
          };
        },
      },
    },
    opens: {
      forms: {
        'create-offer': {
          title: (fields) => offerTitle('Promoción', fields),
          shown: null,
          path: () => '/provider/create-offer',
          isNew: true,
        },
      },
    },
    stale: [aboutOffers],
    told: 'Se publicó',
  }),
  'offer-edit': outboxKind({
    endpoint: offers.update,
    keyed: true,
    images: true,
    effect: { changes: 'offer' },
    opens: {
      forms: {
        'edit-offer': {
          title: (fields) => offerTitle('Cambios en la promoción', fields),
          shown: null,
          path: (about) => address`/provider/edit-offer/${about}`,
          isNew: false,
        },
      },
    },
    stale: [aboutOffers],
    told: 'Se publicó',
  }),
  'offer-removal': outboxKind({
    endpoint: offers.remove,
    keyed: false,
    images: false,
    effect: { removes: 'offer' },
    opens: { none: 'it has no words; what it would delete is where it was' },
    stale: [aboutOffers],
    told: 'Listo',
  }),
};

function offerTitle(what: string, { title, endDate }: Record<string, unknown>): string {
  return textOf(title) ? named(what, title) : untilDay(what, endDate);
}
