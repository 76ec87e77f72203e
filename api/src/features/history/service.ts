import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { history as contract, HistoryItem } from '@tero/shared/contract/history';
import { limits } from '@tero/shared/limits';
import type { Caller } from '../../core/caller.ts';
import type { Visitor } from '../../core/visitor.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import { recordEvent } from '../events/service.ts';
import { visibleService } from '../services/service.ts';
import { summaryView } from '../services/view.ts';
import * as history from './repository.ts';

export async function visited({ db }: Deps, caller: Caller): Promise<HistoryItem[]> {
  return (await history.listOf(db, 'visits', caller.accountId, limits.historyItems)).map(itemView);
}

export async function contacted({ db }: Deps, caller: Caller): Promise<HistoryItem[]> {
  return (await history.listOf(db, 'contacts', caller.accountId, limits.historyItems)).map(itemView);
}

/** Records a visit, except of one's own service. */
export async function visit(
  { db, clock, config }: Deps,
  serviceId: number,
  visitor: Visitor & { caller: Caller },
): Promise<void> {
  const account_id = visitor.caller.accountId;
  const { provider_id } = await visibleService(db, serviceId, visitor.caller);
  if (provider_id === account_id) return;
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    await history.recordVisit(trx, { account_id, service_id: serviceId, visited_at: now.toISOString() });
    await recordEvent(trx, { now, config }, { kind: 'service_view', subject_id: serviceId, provider_id }, visitor);
  });
}

/**
 * Counts a contact with the provider of a listed service, except by its owner; with a session it enters the history
 * too.
 */
export async function contact(
  { db, clock, config }: Deps,
  serviceId: number,
  kind: ClickType,
  visitor: Visitor,
): Promise<void> {
  const { provider_id } = await visibleService(db, serviceId);
  if (provider_id === visitor.caller?.accountId) return;
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    await recordEvent(trx, { now, config }, { kind, subject_id: serviceId, provider_id }, visitor);
    if (!visitor.caller) return;
    const account_id = visitor.caller.accountId;
    const contacted_at = now.toISOString();
    await history.recordContact(trx, { account_id, service_id: serviceId, provider_id, contacted_at });
  });
}

type ClickType = BodyOf<typeof contract.trackClick>['click_type'];
type Row = Awaited<ReturnType<typeof history.listOf>>[number];

function itemView(row: Row): HistoryItem {
  const { price_label, ...service } = summaryView(row);
  return { ...service, id: row.id, price: price_label, visited_at: row.visited_at, contacted_at: row.contacted_at };
}
