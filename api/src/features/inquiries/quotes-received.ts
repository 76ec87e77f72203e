import type { InquiryQuote, InquiryRecipient } from '@tero/shared/contract/inquiries';
import type { QuoteContent } from '@tero/shared/rules/quotes/differences';
import { quoteState } from '@tero/shared/rules/quotes/state';
import { quoteTotals } from '@tero/shared/rules/quotes/totals';
import { quotePath } from '@tero/shared/rules/quotes/words';
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
  /** the account's pedidos, the newest first */
  inquiries: readonly { id: number; created_at: string }[];
  asked: readonly Asked[];
  now: Date;
}

/**
 * The quotes with which providers answered an account's pedidos (rule ASK-8): those made by the pedido's link, and those
 * that the account itself accepted, with the newest pedido from before them that asks their provider.
 */
export async function quotesReceived(db: Db, { accountId, inquiries, asked, now }: Reading) {
  if (asked.length === 0) return () => ({});
  const ids = inquiries.map(({ id }) => id);
  const rows = await recipients.quotesFor(db, { accountId, inquiryIds: ids });
  const answered = ({ inquiry_id, by_link, provider_id, created_at }: (typeof rows)[number]) => {
    if (by_link === 1) return inquiry_id;
    return inquiries.find(
      (one) =>
        one.created_at <= created_at &&
        asked.some((whom) => whom.inquiry_id === one.id && whom.provider_id === provider_id),
    )?.id;
  };
  const found = rows.map((row) => ({ ...row, answers: answered(row) }));
  return ({ inquiry_id, provider_id, in_sight }: Asked): Pick<InquiryRecipient, 'quote' | 'earlier_quotes'> => {
    const own = found.filter(
      (one) =>
        one.answers === inquiry_id &&
        one.provider_id === provider_id &&
        // of whom the team has out of sight what was accepted stays (rule QUOTE-17)
        (Boolean(in_sight) || one.accepted_at !== null),
    );
    const [quote, ...earlier_quotes] = own.map((row) => inShort(row, now));
    return { ...(quote && { quote }), ...(earlier_quotes.length > 0 && { earlier_quotes }) };
  };
}

/** The quotes with which the caller itself answered a pedido (rule QUOTE-24); of others, and for visitors, none. */
export async function quotesMade(db: Db, inquiryId: number, caller: Caller | null, now: Date): Promise<InquiryQuote[]> {
  if (caller?.kind !== 'provider') return [];
  const rows = await recipients.quotesBy(db, { providerId: caller.accountId, inquiryId });
  return rows.map((row) => inShort(row, now));
}

function inShort(row: recipients.QuoteRow, now: Date): InquiryQuote {
  const content = JSON.parse(row.content) as QuoteContent;
  const { total } = quoteTotals(content);
  const term = row.accepted_at === null ? null : content.term;
  return { id: row.id, path: quotePath(row.token), state: quoteState(row, now), total, ...(term && { term }) };
}
