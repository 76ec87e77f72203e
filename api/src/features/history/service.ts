import type { HistoryItem } from '@tero/shared/contract/history';
import { limits } from '@tero/shared/limits';
import type { Caller } from '../../caller.ts';
import type { Deps } from '../../deps.ts';
import { summaryView, visibleService } from '../services/service.ts';
import * as history from './repository.ts';

export { hasContacted } from './repository.ts';

export async function visited({ db }: Deps, caller: Caller): Promise<HistoryItem[]> {
  return (await history.listVisited(db, caller.accountId, limits.historyItems)).map(itemView);
}

export async function contacted({ db }: Deps, caller: Caller): Promise<HistoryItem[]> {
  return (await history.listContacted(db, caller.accountId, limits.historyItems)).map(itemView);
}

/** Looking at one's own service leaves no trace. */
export async function visit({ db, clock }: Deps, serviceId: number, caller: Caller): Promise<void> {
  const service = await visibleService(db, serviceId, caller);
  if (service.provider_id === caller.accountId) return;
  const visited_at = clock.now().toISOString();
  await history.recordVisit(db, { account_id: caller.accountId, service_id: serviceId, visited_at });
}

/** Anyone may tell that a listed service's chat was opened; it is kept for callers with a session, but for the owner. */
export async function contact({ db, clock }: Deps, serviceId: number, caller: Caller | null): Promise<void> {
  const { provider_id } = await visibleService(db, serviceId);
  if (!caller || provider_id === caller.accountId) return;
  const contacted_at = clock.now().toISOString();
  await history.recordContact(db, { account_id: caller.accountId, service_id: serviceId, provider_id, contacted_at });
}

type Row = Awaited<ReturnType<typeof history.listVisited | typeof history.listContacted>>[number];

function itemView(row: Row): HistoryItem {
  const { price_label, ...service } = summaryView(row);
  return { ...service, id: row.id, price: price_label, visited_at: row.visited_at, contacted_at: row.contacted_at };
}
