import { z } from 'zod';
import { paymentMethods, paymentStatuses, subscriptionStatuses } from '../rules/subscription.ts';
import { hour, minute } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { email, id, idParams, succeeded } from './fields.ts';
import { plainRead } from './plain-read.ts';

/** The newest charge of a subscription. Money in pesos. */
const lastCharge = z.object({
  amount: z.number(),
  status: z.enum(paymentStatuses),
  date: z.string(),
  /** what was given back so far */
  refunded_amount: z.number(),
  /** MercadoPago's code for the failure; null: it did not fail, or no reason was given */
  failure: z.string().nullable(),
  /** when MercadoPago tries again; null: it did not say */
  next_try: z.string().nullable(),
  /** MercadoPago tries this month's charge no more */
  tries_over: z.boolean(),
});

/** A provider's subscription as its owner and administrators see it. Amounts are in pesos, dates are ISO instants. */
export const subscription = z.object({
  id: z.int(),
  provider_id: z.int(),
  status: z.enum(subscriptionStatuses),
  amount: z.number(),
  payment_method: z.enum(paymentMethods),
  start_date: z.string().nullable(),
  /** the end of the granted or paid time: the next payment date while it renews (rule SUB-7) */
  end_date: z.string().nullable(),
  /** the end of access: later than `end_date` while MercadoPago still tries to charge (rule SUB-71) */
  access_until: z.string().nullable(),
  next_payment_date: z.string().nullable(),
  auto_renewal: z.boolean(),
  /** the provider was never charged */
  first_charge_ahead: z.boolean(),
  /** the charge that is due failed, and MercadoPago tries again */
  charge_failed: z.boolean(),
  /** its newest charge; null: none came yet */
  last_charge: lastCharge.nullable(),
  /** pending, and the payer came back a moment ago and said that they paid */
  payment_processing: z.boolean(),
  mercadopago_subscription_id: z.string().nullable(),
  /** one of the early access seats, at 0 (rule MONEY-9) */
  early_access: z.boolean(),
  /**
   * whether the provider may publish now, by this subscription or an earlier cancelled subscription that has not ended
   */
  entitled: z.boolean(),
  /** URL of the checkout while the payment is pending */
  init_point: z.string().nullable(),
  Provider: z.object({ name: z.string(), email: z.string() }),
});
export type Subscription = z.output<typeof subscription>;

/** A charge of the caller's own subscription. Money in pesos. */
export const ownPayment = z.object({
  id: z.int(),
  /** null once an admin removed the subscription */
  subscription_id: z.int().nullable(),
  amount: z.number(),
  payment_method: z.enum(paymentMethods),
  status: z.enum(paymentStatuses),
  /** given back as a whole */
  refunded: z.boolean(),
  /** the total of refunds so far */
  refunded_amount: z.number(),
  transaction_id: z.string().nullable(),
  payment_date: z.string(),
  /** number of its receipt; null: nothing was paid */
  receipt: z.int().nullable(),
});
export type OwnPayment = z.output<typeof ownPayment>;

/**
 * A new subscription. The server does not trust `provider_id` (rule SUB-8) and takes the caller's. `payer_email` is the
 * email of the person's MercadoPago account; without it the account's own email counts.
 */
export const createSubscriptionBody = z.object({
  provider_id: z.union([z.number(), z.string()]).nullish(),
  payer_email: z.union([z.literal('').transform(() => undefined), email]).optional(),
});

/** The first charge of a subscription that begins now (rule SUB-6). */
export const firstCharge = z.object({
  /** an instant; null: at the activation */
  date: z.string().nullable(),
  /** whether the month until then is the person's first month, which is free */
  first_month: z.boolean(),
});
export type FirstCharge = z.output<typeof firstCharge>;

const created = succeeded({
  data: z.object({
    id: z.int(),
    status: z.enum(subscriptionStatuses),
    /** the URL of the checkout; null when there is nothing to pay (early access) */
    init_point: z.string().nullable(),
    first_charge: firstCharge,
  }),
});

/** The simulator's call in sandbox mode. A signed webhook event may carry any body that MercadoPago sends. */
export const notificationBody = z.looseObject({
  type: z.string().max(60).optional(),
  data: z
    .looseObject({
      id: z.union([z.string().max(120), z.number()]).nullish(),
      external_reference: z.union([z.string().max(120), z.number()]).nullish(),
      status: z.string().max(30).nullish(),
    })
    .optional(),
});

const notificationQuery = z.looseObject({
  'data.id': z.string().max(120).optional(),
  type: z.string().max(60).optional(),
});

const providerParams = z.object({ providerId: id });
const createCall = {
  method: 'POST',
  auth: 'provider',
  forbidden: 'Debes estar logueado como proveedor para suscribirte',
  body: createSubscriptionBody,
  response: created,
  errors: ['already_subscribed', 'payments_unavailable'],
  limit: { max: 20, window: hour, by: 'account' },
} as const;
const notifyCall = {
  method: 'POST',
  auth: 'anyone',
  query: notificationQuery,
  body: notificationBody,
  response: z.object({ success: z.literal(true) }),
  errors: ['notification_refused', 'session_required', 'session_invalid', 'forbidden', 'not_found'],
  // MercadoPago sends in bursts, and counts a 4xx as a failed delivery
  limit: { max: 1200, window: minute },
} as const;

export const subscriptions = {
  plan: endpoint({
    method: 'GET',
    path: '/api/subscriptions/plan',
    auth: 'anyone',
    ...plainRead,
    summary: 'El plan, su precio, y si los pagos son de prueba',
    response: succeeded({
      plan: z.object({
        name: z.string(),
        price: z.number(),
        currency: z.literal('UYU'),
        /** payments go to the sandbox; shown as 'Pagos de prueba' */
        test_payments: z.boolean(),
        early_access_seats_left: z.int(),
      }),
    }),
  }),
  ofProvider: endpoint({
    method: 'GET',
    path: '/api/providers/subscription/:providerId',
    auth: 'account',
    summary: 'La suscripción de un proveedor: la propia, o cualquiera si sos administrador; 404 cuando no hay',
    params: providerParams,
    response: succeeded({ data: subscription }),
    errors: ['not_found', 'forbidden'],
  }),
  create: endpoint({
    ...createCall,
    path: '/api/providers/subscription/create',
    summary: 'Empieza una suscripción y dice dónde se paga; con una pendiente devuelve esa misma',
  }),
  cancel: endpoint({
    method: 'PUT',
    path: '/api/providers/subscription/:providerId/cancel',
    auth: 'account',
    summary: 'Cancela la suscripción propia; el acceso sigue hasta su fecha de fin',
    params: providerParams,
    edits: { unversioned: 'cancelled is cancelled' },
    response: succeeded({ data: subscription }),
    errors: ['not_found', 'forbidden', 'payments_unavailable'],
  }),
  notify: endpoint({
    ...notifyCall,
    path: '/api/providers/subscription/webhook',
    summary: 'Notificaciones de Mercado Pago (firmados), y el simulador de los pagos de prueba (con sesión)',
  }),
  notifyMercadoPago: endpoint({
    ...notifyCall,
    path: '/api/webhooks/mercadopago',
    summary: 'Notificaciones de Mercado Pago; la misma llamada con otra dirección',
    whileFull: true,
  }),
  createAgain: endpoint({
    ...createCall,
    path: '/api/subscriptions/create',
    summary: 'Empieza una suscripción; la misma llamada con otra dirección',
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/subscriptions/provider/:id',
    auth: 'account',
    summary: 'La suscripción de un proveedor; `data` es null cuando no hay',
    params: idParams,
    response: succeeded({ data: subscription.nullable() }),
    errors: ['not_found', 'forbidden'],
  }),
  firstCharge: endpoint({
    method: 'GET',
    path: '/api/subscriptions/first-charge',
    auth: 'provider',
    summary: 'Cuándo se haría el primer cobro de una suscripción que empieza ahora, con el email de la cuenta',
    response: succeeded({ first_charge: firstCharge }),
  }),
  /** asks MercadoPago for the result page and stores its response (rule SUB-11) */
  check: endpoint({
    method: 'POST',
    path: '/api/subscriptions/check',
    auth: 'provider',
    // the payer's claim from the return address; it changes only words (rule SUB-11)
    body: z.object({ said_paid: z.boolean().nullish() }).nullish(),
    summary: 'Pregunta a Mercado Pago cómo está la suscripción propia y lo guarda',
    response: succeeded({ data: subscription.nullable() }),
    errors: ['payments_unavailable'],
    limit: { max: 60, window: minute, by: 'account' },
  }),
  payments: endpoint({
    method: 'GET',
    path: '/api/subscriptions/payments',
    auth: 'provider',
    summary: 'Mis pagos, el más nuevo primero',
    response: succeeded({ payments: z.array(ownPayment) }),
  }),
};
