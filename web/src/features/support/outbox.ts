import { support } from '@tero/shared/contract/support';
import { titleOf } from '../../common/outbox/form-words.ts';
import { outboxKind } from '../../offline/kinds.ts';

/** Lists the kinds of outbox items about messages to the team. */
export const supportKinds = {
  contact: outboxKind({
    endpoint: support.send,
    keyed: true,
    images: false,
    effect: { adds: { none: 'a message to the team' } },
    opens: {
      forms: {
        contact: {
          title: ({ subject }) => titleOf('Mensaje a Tero', subject),
          shown: 'message',
          path: () => '/contact',
          isNew: true,
        },
        support: {
          title: ({ subject }) => titleOf('Mensaje a Tero', subject),
          shown: 'message',
          path: () => '/contact?borrador=soporte',
          isNew: true,
        },
      },
    },
    stale: [],
    told: 'Se envió',
  }),
  report: outboxKind({
    endpoint: support.report,
    keyed: true,
    images: false,
    effect: { adds: { none: 'a message to the team' } },
    opens: {
      forms: {
        report: {
          title: ({ subject }) => titleOf('Reporte', subject),
          shown: 'description',
          path: () => '/report',
          isNew: true,
        },
      },
    },
    stale: [],
    told: 'Se envió',
  }),
};
