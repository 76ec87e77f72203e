import type { InquiryQuote, InquiryRecipient } from '@tero/shared/contract/inquiries';
import type { QuoteContent } from '@tero/shared/rules/quotes/differences';
import { quoteState } from '@tero/shared/rules/quotes/state';
import { quoteTotals } from '@tero/shared/rules/quotes/totals';
import { quotePath, quoteTitle } from '@tero/shared/rules/quotes/words';
import type { Caller } from '../../core/caller.ts';
import type { Db } from '../../db/schema/database.ts';
import * as recipients from './recipient-repository.ts';

interface Asked {
  inquiry_id: number;
  provider_id: number;
  in_sight: unknown;
}

interface Reading {
  accountId: number;
  /** the account's pedidos */
  inquiries: readonly { id: number }[];
  now: Date;
}

/** Returns the quotes with which providers answered an account's pedidos (rule ASK-8). */
export async function quotesReceived(db: Db, { accountId, inquiries, now }: Reading) {
  const ids = inquiries.map(({ id }) => id);
  const rows = await recipients.quotesFor(db, { accountId, inquiryIds: ids });
  return ({ inquiry_id, provider_id, in_sight }: Asked): Pick<InquiryRecipient, 'quote' | 'earlier_quotes'> => {
    const own = rows.filter(
      (one) =>
        one.answers === inquiry_id &&
        one.provider_id === provider_id &&
        // an accepted quote stays even when the team hides its provider (rule QUOTE-17)
        (Boolean(in_sight) || one.accepted_at !== null),
    );
    const [quote, ...earlier_quotes] = own.map((row) => ({
      ...inShort(row, now),
      ...(row.accepted_at !== null && { is_agreed: Boolean(row.is_agreed) }),
    }));
    return { ...(quote && { quote }), ...(earlier_quotes.length > 0 && { earlier_quotes }) };
  };
}

/** Returns the caller's own quotes that answer these pedidos, by pedido (rule QUOTE-24); none for visitors. */
export async function quotesMade(db: Db, inquiryIds: readonly number[], caller: Caller | null, now: Date) {
  if (caller?.kind !== 'provider' || inquiryIds.length === 0) return () => [];
  const rows = await recipients.quotesBy(db, { providerId: caller.accountId, inquiryIds });
  return (id: number): InquiryQuote[] =>
    rows.filter(({ inquiry_id }) => inquiry_id === id).map((row) => inShort(row, now));
}

function inShort(row: recipients.QuoteRow, now: Date): InquiryQuote {
  const content = JSON.parse(row.content) as QuoteContent;
  const { total } = quoteTotals(content);
  const { term, works } = content;
  const short = {
    id: row.id,
    path: quotePath(row.token),
    state: quoteState(row, now),
    total,
    title: quoteTitle(works),
  };
  return { ...short, ...(term && { term }), ...(row.done_said_at && { is_done: true as const }) };
}
