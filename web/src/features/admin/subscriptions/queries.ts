import { type AdminSubscription, adminSubscriptions } from '@tero/shared/contract/admin/subscriptions';
import type { GivenBody, ResponseOf } from '@tero/shared/contract/endpoint';
import { subscriptionLabel, subscriptionStatuses } from '@tero/shared/rules/subscription';
import { call } from '../../../lib/http/api.ts';
import { pickProvider } from '../providers/pick-people.ts';
import type { TableSource } from '../table/source-queries.ts';

export const subscriptionsTable: TableSource<AdminSubscription> = {
  searchHint: 'Proveedor, email, ID o fecha',
  day: 'Creada',
  filters: [
    {
      name: 'status',
      label: 'Estado',
      choices: subscriptionStatuses.map((value) => ({ value, label: subscriptionLabel(value) })),
    },
    { name: 'provider_id', label: 'Proveedor', pick: pickProvider },
  ],
  list: adminSubscriptions.list,
  csv: adminSubscriptions.export,
  rows: (reply) => (reply as ResponseOf<typeof adminSubscriptions.list>).subscriptions,
};

export function createSubscription(body: GivenBody<typeof adminSubscriptions.create>) {
  return call(adminSubscriptions.create, { body });
}

export type SubscriptionChange = GivenBody<typeof adminSubscriptions.update>;

export function updateSubscription(id: number, body: SubscriptionChange, version?: string) {
  return call(adminSubscriptions.update, { params: { id }, body, version });
}

export function removeSubscription(id: number) {
  return call(adminSubscriptions.remove, { params: { id } });
}
