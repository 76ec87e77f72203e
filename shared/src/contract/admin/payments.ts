import { z } from 'zod';
import { limits } from '../../limits.ts';
import { paymentMethods, paymentStatuses } from '../../rules/subscription.ts';
import { edits, version } from '../edits.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParams, optionalText, requiredText, succeeded, success } from '../fields.ts';
import { blankAsMissing, synonyms } from '../loose.ts';
import { dayOrInstant, filter, pesos, providerBrief, tableQuery, tableReply } from './table.ts';

/** A payment in the table. Money in pesos. */
export const adminPayment = z.object({
  id: z.int(),
  subscription_id: z.int().nullable(),
  provider_id: z.int().nullable(),
  amount: z.number(),
  payment_method: z.enum(paymentMethods),
  status: z.enum(paymentStatuses),
  transaction_id: z.string().nullable(),
  payment_date: z.string(),
  /** Mercado Pago recorded it: nobody changes or deletes it by hand */
  is_recorded: z.boolean(),
  refunded_amount: z.number(),
  /** the payment's page at Mercado Pago; null for manual and simulated payments */
  mercadopago_url: z.string().nullable(),
  /** why a charge failed, and what comes next; null: it did not fail */
  failure: z
    .object({
      /** Mercado Pago's code; null: it did not say */
      code: z.string().nullable(),
      next_try_at: z.string().nullable(),
      tries_over: z.boolean(),
      /** a later charge of the provider was paid */
      paid_since: z.boolean(),
      /** what the team wrote when it settled the failure; null: not settled */
      settled_note: z.string().nullable(),
    })
    .nullable(),
  /** its receipt; null: nothing was paid */
  receipt: z
    .object({
      number: z.int(),
      /** the payment was taken back by hand */
      voided: z.boolean(),
      /** of the e-receipt (CFE); null: none was attached */
      cfe_number: z.string().nullable(),
      cfe_file: z.boolean(),
    })
    .nullable(),
  version,
  /** null once the provider's account is deleted; the payment stays, as the law demands */
  Provider: providerBrief.nullable(),
});
export type AdminPayment = z.output<typeof adminPayment>;

const fields = {
  amount: blankAsMissing(pesos),
  payment_method: synonyms(
    new Map([['transfer', 'bank_transfer']]),
    z.enum(paymentMethods, 'Elegí un medio de pago'),
  ).default('mercadopago'),
  status: z.enum(paymentStatuses, 'Elegí un estado').default('pending'),
  transaction_id: optionalText(),
  payment_date: z.union([z.literal('').transform(() => undefined), dayOrInstant]).optional(),
};

const chosen = (missing: string) => blankAsMissing(id.or(z.undefined()), { orNull: true }).pipe(z.number(missing));

/** A payment of the provider's current subscription. */
export const createProviderPaymentBody = z.object({ provider_id: chosen('Elegí un proveedor'), ...fields });

/** A payment by hand needs subscription_id and amount (rule ADM-22). Recording it gives no access (rule SUB-24). */
export const createPaymentBody = z.object({ subscription_id: chosen('Elegí la suscripción'), ...fields });

/**
 * A refund of a Mercado Pago payment, in pesos, with the total that the caller saw as refunded before. If another
 * refund happened meanwhile, the server tells the caller. Sending the same call twice makes one refund (rule SUB-95).
 */
export const refundBody = z.object({
  amount: pesos.pipe(z.number().positive('Escribí cuánto devolver')),
  refunded: pesos,
});

/** A note on how a failed charge, or an event of Mercado Pago, was settled. */
export const settleBody = z.object({ note: requiredText('Escribí cómo se resolvió', limits.reportNote) });

/** Missing fields do not change. */
export const updatePaymentBody = z.object({
  subscription_id: z.union([z.literal('').transform(() => undefined), id]).optional(),
  amount: pesos.optional(),
  payment_method: fields.payment_method.unwrap().optional(),
  status: fields.status.unwrap().optional(),
  transaction_id: optionalText().optional(),
  payment_date: fields.payment_date,
});

const query = tableQuery(['id', 'amount', 'payment_date'], {
  status: filter(z.enum(paymentStatuses, 'Estado inválido')),
  /** without the e-receipt that the operator issues */
  cfe: filter(z.literal('missing', 'Filtro inválido')),
  /** the charges that 'Tareas' counts: they failed lately, were not paid since, and are not settled */
  failed: filter(z.literal('open', 'Filtro inválido')),
  subscription_id: filter(id),
  provider_id: filter(id),
});
const response = succeeded({ payment: adminPayment });

export const edited = edits('Este pago', adminPayment, [
  'subscription_id',
  'amount',
  'payment_method',
  'status',
  'transaction_id',
  'payment_date',
]);

export const adminPayments = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/payments',
    auth: 'admin',
    summary: 'Pagos, por páginas',
    query,
    response: tableReply('payments', adminPayment),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/payments.csv',
    auth: 'admin',
    confirmed: 'always',
    summary: 'Los mismos pagos como CSV',
    query,
    produces: 'text/csv',
    response: z.string(),
  }),
  createOfProvider: endpoint({
    method: 'POST',
    path: '/api/admin/payments/admin',
    auth: 'admin',
    summary: 'Registra un pago de un proveedor',
    body: createProviderPaymentBody,
    response,
    status: 201,
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/payments',
    auth: 'admin',
    summary: 'Registra un pago de una suscripción',
    body: createPaymentBody,
    response,
    status: 201,
    errors: ['not_found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/payments/:id',
    auth: 'admin',
    summary: 'Cambia un pago',
    params: idParams,
    body: updatePaymentBody,
    response,
    edits: edited,
    errors: ['not_found', 'in_use'],
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/admin/payments/:id/refunds',
    auth: 'admin',
    summary: 'Devuelve un pago de Mercado Pago, entero o en parte',
    params: idParams,
    body: refundBody,
    response,
    confirmed: 'always',
    errors: ['not_found', 'in_use', 'payments_unavailable'],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/admin/payments/:id/check',
    auth: 'admin',
    summary: 'Le pregunta a Mercado Pago por la suscripción de un cobro fallido, ahora',
    params: idParams,
    response,
    errors: ['not_found', 'payments_unavailable'],
  }),
  settle: endpoint({
    method: 'POST',
    path: '/api/admin/payments/:id/settle',
    auth: 'admin',
    summary: 'Marca un cobro fallido como resuelto, con una nota',
    params: idParams,
    body: settleBody,
    response,
    errors: ['not_found', 'changed_meanwhile'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/payments/:id',
    auth: 'admin',
    summary: 'Elimina un pago',
    params: idParams,
    response: success,
    errors: ['not_found', 'in_use'],
  }),
};
