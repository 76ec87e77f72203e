import { moderation } from '@tero/shared/contract/moderation';
import { outboxKind } from '../../offline/kinds.ts';

/** Lists the kinds of outbox items about people's safety. */
export const safetyKinds = {
  /** that somebody asked for money in advance */
  'advance-report': outboxKind({
    endpoint: moderation.report,
    keyed: true,
    images: false,
    effect: { adds: { none: 'a report to the team: the second one changes nothing' } },
    opens: { none: 'one tap: pressed again it says the same' },
    stale: [],
    told: 'Se envió',
  }),
};
