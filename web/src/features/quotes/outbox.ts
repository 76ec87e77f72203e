import { citas } from '@tero/shared/contract/citas';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { quoteEntries } from '@tero/shared/contract/quote-entries';
import { quotes } from '@tero/shared/contract/quotes';
import { quotePhotos } from '@tero/shared/contract/quotes-photos';
import { address } from '@tero/shared/rules/text/address';
import { titleOf } from '../../common/outbox/form-words.ts';
import { aboutInquiries, aboutQuoteLinks, aboutQuotes, aboutWorkPhotos } from '../../common/subjects.ts';
import { outboxKind } from '../../offline/kinds.ts';
import { pathOfNew } from './new-path.ts';
import { photosTitle } from './photos/photos-title.ts';

type Reply = Partial<ResponseOf<typeof quotes.create>>;

/** What a provider writes about its quotes and waits for signal. */
export const quoteKinds = {
  quote: outboxKind({
    endpoint: quotes.create,
    keyed: true,
    images: false,
    effect: {
      adds: {
        kind: 'quote-edit',
        change({ body }, { quote }: Reply) {
          if (!quote) return null;
          return {
            params: { id: quote.id },
            body,
            edit: address`/provider/edit-quote/${quote.id}`,
            form: { name: `edit-quote-${quote.id}`, removed: [] },
          };
        },
      },
    },
    opens: {
      forms: {
        'create-quote': {
          title: ({ client_name }) => titleOf('Presupuesto', client_name),
          shown: null,
          path: (about) => pathOfNew('create-quote', about),
          isNew: true,
        },
        'create-visit': {
          title: ({ client_name }) => titleOf('Visita', client_name),
          shown: null,
          path: (about) => pathOfNew('create-visit', about),
          isNew: true,
        },
      },
    },
    // the page of a pedido tells its provider of them
    stale: [aboutQuotes, aboutInquiries],
    told: toldOf,
  }),
  'quote-edit': outboxKind({
    endpoint: quotes.update,
    keyed: true,
    images: false,
    effect: { changes: 'quote' },
    opens: {
      forms: {
        'edit-quote': {
          title: ({ client_name }) => titleOf('Cambios en el presupuesto', client_name),
          shown: null,
          path: (about) => address`/provider/edit-quote/${about}`,
          isNew: false,
        },
      },
    },
    stale: [aboutQuotes, aboutInquiries],
    told: toldOf,
  }),
  cita: outboxKind({
    endpoint: citas.propose,
    keyed: false,
    images: false,
    effect: { changes: 'cita' },
    opens: {
      forms: {
        cita: {
          title: () => 'Cita',
          shown: 'place',
          path: (about) => address`/presupuesto/${about.slice(1)}`,
          isNew: false,
        },
      },
    },
    stale: [aboutQuotes, aboutQuoteLinks],
    told: 'Tu cliente la ve en el enlace',
  }),
  'quote-entry': outboxKind({
    endpoint: quoteEntries.add,
    keyed: true,
    images: false,
    effect: { adds: { none: 'its client may have read it, or accepted it: its provider takes it back' } },
    opens: {
      forms: {
        'quote-entry': {
          title: ({ kind, text }) => titleOf(kind === 'payment' ? 'Pago' : 'Adicional', text),
          shown: null,
          path: (about) => address`/presupuesto/${about.slice(1)}?borrador=libreta`,
          isNew: true,
          isNewAtLink: true,
        },
      },
    },
    stale: [aboutQuoteLinks],
    told: 'Se anotó en la libreta',
  }),
  'quote-photos': outboxKind({
    endpoint: quotePhotos.add,
    keyed: true,
    images: true,
    effect: { adds: { none: 'each photo that arrived is removed by itself' } },
    opens: {
      forms: {
        'quote-photos': {
          title: ({ stage }) => photosTitle(stage),
          shown: null,
          path: (about) => address`/presupuesto/${about.slice(1)}?borrador=fotos`,
          isNew: true,
          isNewAtLink: true,
        },
      },
    },
    stale: [aboutWorkPhotos],
    told: 'Se agregaron',
  }),
  'quote-removal': outboxKind({
    endpoint: quotes.withdraw,
    keyed: false,
    images: false,
    effect: { removes: 'quote' },
    opens: { none: 'it has no words; what it would call off is where it was' },
    stale: [aboutQuotes, aboutInquiries],
    told: 'Listo',
  }),
};

/** A quote that answers a pedido goes to its writer by itself (rule QUOTE-28). */
function toldOf(reply: unknown): string {
  return (reply as Reply | null)?.quote?.arrived === true
    ? 'Tu cliente ya lo tiene en su pedido, en Tero'
    : 'Se guardó';
}
