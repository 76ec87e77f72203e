import { contactQuestions } from '@tero/shared/contract/contact-questions';
import { history } from '@tero/shared/contract/history';
import { aboutHistory, aboutInquiries, aboutQuestions } from '../../common/subjects.ts';
import { outboxKind } from '../../offline/kinds.ts';

/** The outbox's kinds of items about contacts and views: they wait for a connection. */
export const historyKinds = {
  /** that a chat was opened or a number called */
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
  /** that a service was opened: nobody wrote it, so no screen lists it */
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
  /** whether a provider responded: what was said last holds */
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
