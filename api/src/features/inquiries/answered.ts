import type { AskedFor, SharedQuote } from '@tero/shared/contract/quotes';
import { linksSince } from '@tero/shared/rules/inquiries/link-days';
import { quotePath } from '@tero/shared/rules/quotes/words';
import { address } from '@tero/shared/rules/text/address';
import type { Caller } from '../../core/caller.ts';
import type { Db } from '../../db/schema/database.ts';
import { whoseIsKnown } from '../phones/service.ts';
import * as answers from './answered-repository.ts';
import { recipientsOf } from './recipient-repository.ts';

/**
 * Returns the pedidos that a provider's own quotes answer, by the ids of the quotes, while the pedidos' links work
 * (rule QUOTE-31).
 */
export async function askedByLink(
  db: Db,
  quotes: readonly { inquiry_id: number | null }[],
  now: Date,
): Promise<Map<number, AskedFor>> {
  const ids = new Set(quotes.flatMap(({ inquiry_id }) => inquiry_id ?? []));
  if (ids.size === 0) return new Map();
  const rows = await answers.openedByLink(db, [...ids], linksSince(now));
  return new Map(rows.map(({ id, token, ...texts }) => [id, { ...texts, path: address`/pedido/${token}` }] as const));
}

/**
 * Returns the caller's own pedido that a quote answers, and the other quote for it that the caller accepted. Returns
 * undefined for other callers (rules QUOTE-31 and QUOTE-40).
 */
export async function ownAsked(
  db: Db,
  caller: Caller,
  quote: { id: number; provider_id: number | null; accepted_at: string | null },
  now: Date,
): Promise<SharedQuote['asked']> {
  const row = await answers.findAnswered(db, caller.accountId, quote.id);
  if (!row) return undefined;
  const { id, what, place, timing } = row;
  const isFresh = row.created_at >= linksSince(now) && row.hidden_at === null;
  // somebody else's acceptance solves nothing
  const isOpen = quote.accepted_at === null || Boolean(row.is_agreed);
  const asked = isFresh && isOpen ? await recipientsOf(db, [id]) : [];
  const written = asked
    .filter(
      (one) =>
        one.provider_id !== quote.provider_id && one.asked_at !== null && one.phone !== null && canBeWritten(one),
    )
    .map(({ provider_id }) => provider_id);
  // without a known phone there is no chat
  const known = await whoseIsKnown(db, caller, written);
  const to_tell = written.filter((one) => known.has(one));
  const agreed =
    quote.accepted_at === null ? await answers.findAgreed(db, { ...row, account_id: caller.accountId }) : undefined;
  const path = address`/mis-pedidos/${id}`;
  return { id, what, place, timing, path, others: to_tell.length, to_tell, ...(agreed && { agreed: inShort(agreed) }) };
}

type Agreed = NonNullable<Awaited<ReturnType<typeof answers.findAgreed>>>;

function inShort({ token, provider_id, name, company_name }: Agreed) {
  return { path: quotePath(token), provider_id, provider_name: company_name ?? name };
}

/** Tells whether the pedido still opens the chat with one of its recipients. */
export function canBeWritten({
  listed,
  paused,
  in_sight,
}: {
  listed: number;
  paused: number;
  in_sight: unknown;
}): boolean {
  return (listed === 1 || paused === 1) && Boolean(in_sight);
}
