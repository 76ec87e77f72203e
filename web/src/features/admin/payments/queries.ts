import { useQuery } from '@tanstack/react-query';
import { adminPaymentEvents, type RefusedEvent } from '@tero/shared/contract/admin/payment-events';
import { type AdminPayment, adminPayments } from '@tero/shared/contract/admin/payments';
import { adminReceipts } from '@tero/shared/contract/admin/receipts';
import type { GivenBody, ResponseOf } from '@tero/shared/contract/endpoint';
import { paymentStatusLabels } from '@tero/shared/rules/subscription';
import { call } from '../../../lib/http/api.ts';
import { choicesOf } from '../filters/filter.ts';
import { pickProvider } from '../providers/pick-people.ts';
import { aboutAdmin, notCached } from '../queries.ts';
import { subscriptionsTable } from '../subscriptions/queries.ts';
import { pickable, pickList } from '../table/pick-list.ts';
import type { TableSource } from '../table/source-queries.ts';

export const paymentsTable: TableSource<AdminPayment> = {
  searchHint: 'Proveedor, email, ID o fecha',
  day: 'Fecha',
  filters: [
    { name: 'status', label: 'Estado', choices: choicesOf(paymentStatusLabels) },
    { name: 'failed', label: 'Cobros fallidos', choices: choicesOf({ open: 'Sin resolver, de esta semana' }) },
    { name: 'cfe', label: 'e-Recibo', choices: choicesOf({ missing: 'Sin e-recibo' }) },
    { name: 'provider_id', label: 'Proveedor', pick: pickProvider },
    {
      name: 'subscription_id',
      label: 'Suscripción',
      pick: pickList(pickable(subscriptionsTable, (row) => `${row.Provider?.name ?? 'Cuenta eliminada'} · ${row.id}`)),
    },
  ],
  list: adminPayments.list,
  csv: adminPayments.export,
  rows: (reply) => (reply as ResponseOf<typeof adminPayments.list>).payments,
};

type EventReply = ResponseOf<typeof adminPaymentEvents.list>;

/** The list of Mercado Pago's events that the server could not apply. */
export const eventsTable: TableSource<RefusedEvent> = {
  filters: [{ name: 'state', label: 'Estado', choices: choicesOf({ dead: 'Sin resolver', settled: 'Resueltas' }) }],
  list: adminPaymentEvents.list,
  rows: (reply) => (reply as EventReply).events,
  paging: (reply) => (reply as EventReply).pagination,
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

/** Attaches an e-receipt to a receipt. */
export function attachCfe(number: number, body: GivenBody<typeof adminReceipts.attach>) {
  return call(adminReceipts.attach, { params: { number }, body });
}

export function removePayment(id: number) {
  return call(adminPayments.remove, { params: { id } });
}

/** Asks Mercado Pago for the current state of the subscription of a failed charge. */
export function checkCharge(id: number) {
  return call(adminPayments.ask, { params: { id } });
}

export function settleCharge(id: number, note: string) {
  return call(adminPayments.settle, { params: { id }, body: { note } });
}

const look = aboutAdmin.read({
  part: 'payment-event',
  call: ({ signal }, id: number) => call(adminPaymentEvents.look, { params: { id }, signal }),
  cache: notCached,
  staleTime: 0,
});

/** Fetches what a webhook event is about, at Tero and at Mercado Pago. */
export function useLook(id: number) {
  return useQuery({ ...look(id), retry: false });
}

export function applyEvent(id: number) {
  return call(adminPaymentEvents.apply, { params: { id } });
}

export function settleEvent(id: number, note: string) {
  return call(adminPaymentEvents.settle, { params: { id }, body: { note } });
}
