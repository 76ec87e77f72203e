import { type AdminPayment, adminPayments } from '@tero/shared/contract/admin/payments';
import type { GivenBody, ResponseOf } from '@tero/shared/contract/endpoint';
import { call } from '../../../lib/http/api.ts';
import type { TableSource } from '../table/source-queries.ts';

export const paymentsTable: TableSource<AdminPayment> = {
  list: adminPayments.list,
  csv: adminPayments.export,
  rows: (reply) => (reply as ResponseOf<typeof adminPayments.list>).payments,
};

export function createPayment(body: GivenBody<typeof adminPayments.create>) {
  return call(adminPayments.create, { body });
}

export function createProviderPayment(body: GivenBody<typeof adminPayments.createOfProvider>) {
  return call(adminPayments.createOfProvider, { body });
}

export function updatePayment(id: number, body: GivenBody<typeof adminPayments.update>, version?: string) {
  return call(adminPayments.update, { params: { id }, body, version });
}

export function refundPayment(id: number, body: GivenBody<typeof adminPayments.refund>) {
  return call(adminPayments.refund, { params: { id }, body });
}

export function removePayment(id: number) {
  return call(adminPayments.remove, { params: { id } });
}
