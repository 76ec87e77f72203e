import type { SessionAccount } from '@tero/shared/contract/accounts';
import { phoneText } from '@tero/shared/rules/phone';
import { forgetBriefs } from '../../../lib/session/forget-briefs.ts';
import { briefDraft, withBrief, writeBrief } from '../../../offline/drafts/drafts.ts';

/** What whoever accepts has typed, and where they stood. */
export interface AcceptDraft {
  name: string;
  phone: string;
  /** the phone that the last code went to, as it was typed; '' for none */
  asked: string;
  /** the version that it went for: it accepts no other */
  asked_version: number;
}

interface AcceptPlace {
  quoteId: number;
  /** who is signed in: nobody else there gets it */
  account: Pick<SessionAccount, 'id' | 'name' | 'phone'> | null;
}

/** Kept until it is accepted, somebody signs out or the browser closes, as of every form without an owner: the code's SMS is read in another app (QUOTE-25). */
function place({ quoteId, account }: AcceptPlace) {
  return briefDraft(`accept-quote-${quoteId}-${account?.id ?? 'visitor'}`, ['code']);
}

/** The first values of the form: what was typed before, else the name and phone of the signed-in account. */
export function readAccept(at: AcceptPlace): AcceptDraft {
  const { account } = at;
  const phone = account?.phone ? phoneText(account.phone) : '';
  return withBrief<AcceptDraft & Record<string, unknown>>(place(at), {
    ...{ name: account?.name ?? '', phone, asked: '', asked_version: 0 },
  });
}

export function keepAccept(at: AcceptPlace, draft: AcceptDraft): void {
  writeBrief(place(at), { ...draft });
}

/** Deletes what was typed to accept a quote, by whoever it was: it is accepted. */
export function dropAccept(quoteId: number): void {
  forgetBriefs(`accept-quote-${quoteId}-`);
}
