import { inquiries } from '@tero/shared/contract/inquiries';
import { titleOf } from '../../common/outbox/form-words.ts';
import { aboutInquiries } from '../../common/subjects.ts';
import { outboxKind } from '../../offline/kinds.ts';

/** The outbox's kinds of requests to several providers at once, which wait for a connection. */
export const inquiryKinds = {
  inquiry: outboxKind({
    endpoint: inquiries.create,
    keyed: true,
    images: true,
    effect: { adds: { none: 'its chats may have been opened with what it said' } },
    opens: {
      forms: {
        'create-inquiry': {
          title: ({ what }) => titleOf('Pedido a varios', what),
          shown: null,
          path: () => '/pedir',
          isNew: true,
        },
      },
    },
    stale: [aboutInquiries],
    told: 'Se guardó',
  }),
};
