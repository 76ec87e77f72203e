import type { ContactedProvider, HistoryItem } from '@tero/shared/contract/history';
import { limits } from '@tero/shared/limits';
import { hiddenProfileName } from '@tero/shared/rules/moderation';
import type { Caller } from '../../core/caller.ts';
import type { Deps } from '../../deps/deps.ts';
import { imageUrl } from '../../images/store.ts';
import { summaryView } from '../services/view.ts';
import * as history from './repository.ts';

export async function visited({ db }: Deps, caller: Caller): Promise<HistoryItem[]> {
  return (await history.listOf(db, 'visits', caller.accountId, limits.historyItems)).map(itemView);
}

export async function contacted({ db }: Deps, caller: Caller): Promise<HistoryItem[]> {
  return (await history.listOf(db, 'contacts', caller.accountId, limits.historyItems)).map(itemView);
}

/** Returns the providers that the caller contacted from their profiles or from quotes, latest first. */
export async function contactedProviders({ db }: Deps, caller: Caller): Promise<ContactedProvider[]> {
  const rows = await history.providersContacted(db, caller.accountId, limits.historyItems);
  return rows.map(({ name, company_name, profile_image, in_sight, from_quote, ...rest }) => {
    const row = { ...rest, ...(from_quote === 1 && { from_quote: true }) };
    return in_sight
      ? { ...row, provider_name: company_name ?? name, provider_image: profile_image && imageUrl(profile_image, 256) }
      : { ...row, service: null, provider_name: hiddenProfileName, provider_image: null };
  });
}

type Row = Awaited<ReturnType<typeof history.listOf>>[number];

function itemView(row: Row): HistoryItem {
  const { price_label, ...service } = summaryView(row);
  return { ...service, id: row.id, price: price_label, visited_at: row.visited_at, contacted_at: row.contacted_at };
}
