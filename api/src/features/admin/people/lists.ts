import { limits } from '@tero/shared/limits';
import type { Deps } from '../../../deps/deps.ts';
import { whyUnlisted } from '../../services/lists/unlisted.ts';
import { listedLogs } from '../logs/repository.ts';
import { listedMessages } from '../messages/repository.ts';
import { messageViews } from '../messages/service.ts';
import { listedPayments } from '../payments/repository.ts';
import { paymentView } from '../payments/routes.ts';
import { listedReviews } from '../reviews/repository.ts';
import { reviewView } from '../reviews/service.ts';
import { listedServices, type ServiceRow } from '../services/repository.ts';
import { serviceView } from '../services/service.ts';
import { listedSubscriptions } from '../subscriptions/repository.ts';
import { subscriptionView } from '../subscriptions/routes.ts';
import { type Listed, listPage } from '../table/list.ts';
import type { Wanted } from '../table/page.ts';
import { countRemovedServices } from './repository.ts';

/** The first page of a table, as its tab shows it. */
const first = { page: 1, limit: limits.personRows, search: '' };

/** Returns a person's rows in the tables of the panel, with each table's total. */
export async function tablesOf(deps: Deps, id: number) {
  const now = deps.clock.now();
  async function few<Query extends Wanted, Row extends { id: number }>(listed: Listed<Query, Row>, query: Query) {
    const { rows, paging } = await listPage(deps, listed, query);
    return { rows, total: paging.total, totalIsFloor: paging.totalIsFloor };
  }
  const services = await few(listedServices, { ...first, provider_id: id });
  const written = await few(listedReviews, { ...first, client_id: id });
  const received = await few(listedReviews, { ...first, provider_id: id });
  const subscriptions = await few(listedSubscriptions, { ...first, provider_id: id });
  const payments = await few(listedPayments, { ...first, provider_id: id });
  const messages = await few(listedMessages, { ...first, account_id: id });
  const logs = await few(listedLogs, { ...first, personId: id });
  const removed = await countRemovedServices(deps.db, id);
  return {
    services: { ...services, removed, rows: await withReasons(deps, services.rows) },
    reviews_written: { ...written, rows: written.rows.map(reviewView) },
    reviews_received: { ...received, rows: received.rows.map(reviewView) },
    subscriptions: { ...subscriptions, rows: subscriptions.rows.map((row) => subscriptionView(row, now)) },
    payments: { ...payments, rows: payments.rows.map((row) => paymentView(row, deps.payments)) },
    messages: { ...messages, rows: await messageViews(deps, messages.rows) },
    logs,
  };
}

async function withReasons({ db, clock }: Deps, rows: readonly ServiceRow[]) {
  const ids = rows.map(({ id }) => id);
  const reasons = await whyUnlisted(db, ids, clock.now());
  return rows.map((row) => ({ ...serviceView(row), unlisted: reasons.get(row.id) ?? [] }));
}
