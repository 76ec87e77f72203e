import type { Inquiry, InquiryRecipient, SharedInquiry } from '@tero/shared/contract/inquiries';
import { limits } from '@tero/shared/limits';
import { linksSince, linkUntil } from '@tero/shared/rules/inquiries/link-days';
import { hiddenProfileName } from '@tero/shared/rules/moderation';
import { address } from '@tero/shared/rules/text/address';
import { localDay } from '@tero/shared/rules/time/time';
import type { Caller } from '../../core/caller.ts';
import { AppError, found } from '../../core/errors.ts';
import { pageToken, type Visitor } from '../../core/visitor.ts';
import type { Db } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import { imageUrl } from '../../images/store.ts';
import { askersOf, blockersOf } from '../blocks/service.ts';
import { type ContactDetails, contactDetailsOf, noDetails } from '../phones/service.ts';
import { canBeWritten } from './answered.ts';
import { solvedOf } from './answered-repository.ts';
import { photosShown } from './photos.ts';
import { quotesMade, quotesReceived } from './quotes-received.ts';
import * as recipients from './recipient-repository.ts';
import * as inquiries from './repository.ts';

type Row = Awaited<ReturnType<typeof inquiries.listOf>>[number];
type RecipientRow = Awaited<ReturnType<typeof recipients.recipientsOf>>[number];

/** The person who reads their own list, the local day, and which pedidos are fresh. */
interface Reading {
  visitor: Visitor & { caller: Caller };
  today: string;
  /** the first instant of pedidos that can still be asked */
  since: string;
}

/**
 * Returns an account's pedidos. While a pedido's link works, its recipients' phones follow the rules of a service's
 * page (rule PHONE-10).
 */
export async function ownInquiries(deps: Deps, visitor: Visitor & { caller: Caller }): Promise<Inquiry[]> {
  const { caller } = visitor;
  const now = deps.clock.now();
  const rows = await inquiries.listOf(deps.db, caller.accountId, limits.inquiriesListed);
  if (rows.length === 0) return [];
  const reading = { visitor, today: localDay(now), since: linksSince(now) };
  const isOpen = ({ created_at, hidden_at }: Row) => created_at >= reading.since && hidden_at === null;
  const fresh = new Set(rows.filter(isOpen).map(({ id }) => id));
  const asked = await recipients.recipientsOf(
    deps.db,
    rows.map(({ id }) => id),
  );
  const answerOf = await readAnswers(deps, caller, asked);
  const quoteOf = await quotesReceived(deps.db, { accountId: caller.accountId, inquiries: rows, now });
  const blockers = await blockersOf(
    deps.db,
    caller,
    asked.map(({ provider_id }) => provider_id),
  );
  const canBeAsked = (row: RecipientRow) =>
    fresh.has(row.inquiry_id) && canBeWritten(row) && !blockers.has(row.provider_id);
  const owners = asked.filter(canBeAsked).map(({ provider_id: id, phone, email }) => ({ id, phone, email }));
  const details = await contactDetailsOf(deps, caller, [...new Map(owners.map((owner) => [owner.id, owner])).values()]);
  const views = asked.map((row): InquiryRecipient & { inquiry: number } => {
    const is_open = canBeAsked(row);
    const given = is_open ? (details.get(row.provider_id) ?? noDetails) : noDetails;
    const shown = recipientView(deps, row, { given, is_open, reading });
    return { inquiry: row.inquiry_id, ...shown, ...answerOf(row), ...quoteOf(row) };
  });
  return rows.map(({ token, photos, hidden_at, ...row }) => {
    const path = token !== null && fresh.has(row.id) ? address`/pedido/${token}` : null;
    const photos_path = Number(photos) > 0 ? path : null;
    const own = views.filter(({ inquiry }) => inquiry === row.id).map(({ inquiry: _, ...view }) => view);
    return { ...row, path, photos_path, is_hidden: hidden_at !== null, recipients: own };
  });
}

/**
 * Returns a function that gives the person's later answer about each recipient, or null when the person was not asked.
 */
async function readAnswers(deps: Deps, caller: Caller, asked: readonly RecipientRow[]) {
  const providers = asked.flatMap(({ provider_id, asked_at }) => (asked_at === null ? [] : provider_id));
  const answers = providers.length > 0 ? await recipients.answersAbout(deps.db, caller.accountId, providers) : [];
  return ({ provider_id, asked_at }: RecipientRow): Pick<InquiryRecipient, 'answer'> => {
    const said = answers.find(
      (one) => asked_at !== null && one.provider_id === provider_id && one.contacted_at >= asked_at,
    );
    return { answer: said ? { outcome: said.outcome, minutes: said.minutes } : null };
  };
}

function recipientView(
  { config }: Deps,
  row: RecipientRow,
  { given, is_open, reading }: { given: ContactDetails; is_open: boolean; reading: Reading },
) {
  const { service_id, provider_id, asked_at, in_sight, paused_until: until, pause_note: note } = row;
  const page = { of: 'service', id: service_id } as const;
  return {
    ...{ service_id, service_title: row.title, category: row.category, provider_id },
    provider_name: in_sight ? (row.company_name ?? row.name) : hiddenProfileName,
    provider_image: in_sight && row.profile_image ? imageUrl(row.profile_image, 96) : null,
    ...{ phone: given.phone, phone_withheld: given.phone_withheld, is_open, asked_at },
    page_token: pageToken(config.jwtSecret, reading.today, page, reading.visitor.caller),
    // a hidden provider's words are not shown
    ...(is_open && row.paused && until && { pause: { until, note } }),
  };
}

const unknown = 'No encontramos ese pedido: puede que el enlace no esté completo, o que lo hayan eliminado.';

/**
 * Returns the pedido of a link, with its photos and the caller's own quotes for it. Throws `link_expired` after its
 * last day (rule ASK-4).
 */
export async function sharedInquiry(
  { db, clock, files }: Deps,
  token: string,
  caller: Caller | null,
): Promise<SharedInquiry> {
  const now = clock.now();
  const { asked, account_id, ...texts } = found(await inquiries.findShared(db, token), unknown);
  if (texts.created_at < linksSince(now)) throw new AppError('link_expired');
  const photos = await photosShown({ db, files }, texts.id);
  const own_quotes = (await quotesMade(db, [texts.id], caller, now))(texts.id);
  const others = Math.max(0, Number(asked) - 1);
  const reader = await readerOf(db, { id: texts.id, account_id, caller });
  const is_solved = (await solvedOf(db, [{ id: texts.id, account_id }])).has(texts.id);
  const asker = reader === 'asked' ? (await askersOf(db, [account_id])).get(account_id) : undefined;
  return {
    ...{ ...texts, others, until: linkUntil(texts.created_at), photos },
    ...(reader && { reader }),
    ...(is_solved && { is_solved }),
    ...(asker && { asker }),
    ...(own_quotes.length > 0 && { own_quotes }),
  };
}

interface Read {
  id: number;
  account_id: number;
  caller: Caller | null;
}

/** Returns the caller's role in a pedido. A recipient sees only its own entry (rule ASK-5). */
async function readerOf(db: Db, { id, account_id, caller }: Read): Promise<SharedInquiry['reader']> {
  if (!caller) return undefined;
  if (caller.accountId === account_id) return 'writer';
  return (await recipients.asks(db, id, caller.accountId)) ? 'asked' : undefined;
}
