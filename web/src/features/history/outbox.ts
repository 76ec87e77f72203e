import { contactQuestions } from '@tero/shared/contract/contact-questions';
import { history } from '@tero/shared/contract/history';
import { aboutHistory, aboutInquiries, aboutQuestions } from '../../common/subjects.ts';
import { outboxKind } from '../../offline/kinds.ts';

/** Lists the kinds of outbox items about visits and contacts. */
export const historyKinds = {
  /** records that the person opened a chat or called a number */
  tap: outboxKind({
    endpoint: history.trackClick,
    keyed: false,
    images: false,
    effect: 'state',
    opens: { none: 'recorded unseen: refused ones go without a word' },
    stale: [aboutHistory, aboutInquiries],
    told: null,
    mayBeLost: true,
  }),
  /** records that the person opened a service; no screen lists this item */
  visit: outboxKind({
    endpoint: history.visit,
    keyed: false,
    images: false,
    effect: 'state',
    opens: { none: 'recorded unseen: refused ones go without a word' },
    stale: [aboutHistory],
    told: null,
    mayBeLost: true,
    isHidden: true,
  }),
  /** records whether a provider responded; the last answer counts */
  'contact-answer': outboxKind({
    endpoint: contactQuestions.answer,
    keyed: false,
    images: false,
    effect: 'state',
    opens: { none: 'one choice: without it the question is asked again where it stood' },
    stale: [aboutQuestions],
    told: 'Se guardó',
    isAbout: true,
  }),
};
