import { editedQuote, type Quote, type QuoteDone, type SharedQuote } from '@tero/shared/contract/quotes';
import type { Cita } from '@tero/shared/contract/quotes-cita';
import { type QuoteContent, quoteDifferences } from '@tero/shared/rules/quotes/differences';
import { quoteState } from '@tero/shared/rules/quotes/state';
import { quoteTotals } from '@tero/shared/rules/quotes/totals';
import { quotePath } from '@tero/shared/rules/quotes/words';
import { found } from '../../core/errors.ts';
import { versioned } from '../../http/versions.ts';
import { citaView } from './cita-view.ts';
import type { EntryRow } from './entry-repository.ts';
import { entryView } from './entry-view.ts';
import type { QuoteRow } from './repository.ts';

/** Returns the content of a stored version. */
export function contentOf(stored: string): QuoteContent {
  return JSON.parse(stored) as QuoteContent;
}

/** Returns the newest version with its totals, and what it changes. */
function writtenOf(row: QuoteRow) {
  const content = contentOf(found(row.content));
  const valid_until = found(row.valid_until);
  const changes =
    row.content_before !== null && row.valid_before !== null
      ? quoteDifferences(
          { ...contentOf(row.content_before), valid_until: row.valid_before },
          { ...content, valid_until },
        )
      : [];
  const sent_at = found(row.sent_at);
  return { ...content, ...quoteTotals(content), version_number: row.version_number, changes, sent_at, valid_until };
}

function stateOf(row: QuoteRow, now: Date) {
  const { seen_at, accepted_at, withdrawn_at } = row;
  return quoteState({ valid_until: row.valid_until ?? '', seen_at, accepted_at, withdrawn_at }, now);
}

function doneOf({ done_said_at: at, done_said_side: side }: QuoteRow): QuoteDone | null {
  return at !== null && side !== null ? { at, side } : null;
}

function citaOf({ sequence, state, side, day, start_time, place, ...row }: QuoteRow): Cita | null {
  if (sequence === null || state === null || side === null || day === null) return null;
  if (start_time === null || place === null) return null;
  return citaView({ ...row, sequence, state, side, day, start_time, place });
}

/** Returns a quote for its provider. */
export function quoteView(row: QuoteRow, now: Date): Quote {
  return versioned(editedQuote, {
    id: row.id,
    path: quotePath(row.token),
    client_phone: row.client_phone,
    validity_days: found(row.validity_days),
    ...writtenOf(row),
    state: stateOf(row, now),
    is_visit: row.is_visit === 1,
    arrived: row.inquiry_id !== null,
    told: row.told_at !== null,
    created_at: row.created_at,
    seen_at: row.seen_at,
    withdrawn_at: row.withdrawn_at,
    accepted_at: row.accepted_at,
    accepted_name: row.accepted_name,
    accepted_phone: row.accepted_phone,
    fingerprint: row.fingerprint,
    done: doneOf(row),
    cita: citaOf(row),
  });
}

interface Shown {
  provider: SharedQuote['provider'];
  entries: readonly EntryRow[];
  takesCodes: boolean;
  isOwn: boolean;
  now: Date;
}

/** Returns a quote for anybody with its link, without phones. */
export function sharedView(row: QuoteRow, { provider, entries, takesCodes, isOwn, now }: Shown): SharedQuote {
  const { accepted_at, accepted_text: text, fingerprint } = row;
  const isAgreed = accepted_at !== null && text !== null && fingerprint !== null;
  return {
    id: row.id,
    state: stateOf(row, now),
    is_visit: row.is_visit === 1,
    provider,
    written: row.content === null ? null : writtenOf(row),
    agreement: isAgreed ? { text, fingerprint, accepted_at } : null,
    takes_codes: takesCodes,
    is_own: isOwn,
    done: doneOf(row),
    cita: citaOf(row),
    entries: entries.map(entryView),
  };
}
