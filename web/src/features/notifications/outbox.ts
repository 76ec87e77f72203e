import { notifications } from '@tero/shared/contract/notifications';
import { aboutSettings } from '../../common/subjects.ts';
import { outboxKind } from '../../offline/kinds.ts';

/** The outbox's kinds of items about notices. */
export const notificationKinds = {
  /** a form without a draft, which shows what waits by itself */
  settings: outboxKind({
    endpoint: notifications.updateSettings,
    keyed: true,
    images: false,
    effect: { changes: 'settings' },
    opens: 'screen',
    stale: [aboutSettings],
    told: 'Se guardó',
  }),
};
