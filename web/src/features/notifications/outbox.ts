import { notifications } from '@tero/shared/contract/notifications';
import { aboutSettings } from '../../common/subjects.ts';
import { outboxKind } from '../../offline/kinds.ts';

/** The kinds of outbox items about notifications. */
export const notificationKinds = {
  /** the settings; their form has no draft and shows the waiting item itself */
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
