import { z } from 'zod';
import { paymentMethods, subscriptionStatuses } from '../../rules/subscription.ts';
import { edits, version } from '../edits.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParams, succeeded, success } from '../fields.ts';
import { blankAsMissing, synonyms } from '../loose.ts';
import { subscription } from '../subscriptions.ts';
import { dayOrInstant, filter, pesos, providerBrief, tableQuery, tableReply } from './table.ts';

/** A subscription in the table. Amounts are in pesos, dates are ISO instants. */
export const adminSubscription = subscription
  .omit({
    early_access: true,
    init_point: true,
    access_until: true,
    first_charge_ahead: true,
    charge_failed: true,
    last_charge: true,
    payment_processing: true,
  })
  .extend({
    created_at: z.string(),
    /** the team gave it: nobody is charged */
    is_given: z.boolean(),
    Provider: providerBrief,
    version,
  });
export type AdminSubscription = z.output<typeof adminSubscription>;

/** The statuses that an administrator may set. A row that has another status may keep it (rule ADM-20). */
const status = z.enum(subscriptionStatuses, 'Elegí un estado');
const method = synonyms(new Map([['transfer', 'bank_transfer']]), z.enum(paymentMethods, 'Elegí un medio de pago'));

/** A date field, which forms may leave empty. */
const day = z.union([z.literal('').transform(() => undefined), dayOrInstant]).optional();

/**
 * A manual subscription needs a provider. Without dates it starts today and lasts 30 days; its last day counts whole
 * (rule ADM-21).
 */
export const createAdminSubscriptionBody = z.object({
  provider_id: blankAsMissing(id.or(z.undefined())).pipe(z.number('Elegí un proveedor')),
  status: status.default('active'),
  start_date: day,
  end_date: day,
  amount: pesos.optional(),
  payment_method: method.optional(),
});

/** Missing fields do not change. */
export const updateAdminSubscriptionBody = z.object({
  status: status.optional(),
  start_date: day,
  end_date: day,
  amount: pesos.optional(),
  payment_method: method.optional(),
});

const query = tableQuery(['id', 'end_date', 'created_at'], {
  status: filter(z.enum(subscriptionStatuses, 'Estado inválido')),
  provider_id: filter(id),
});
const response = succeeded({ subscription: adminSubscription });

export const edited = edits('Esta suscripción', adminSubscription, [
  'status',
  'start_date',
  'end_date',
  'amount',
  'payment_method',
]);

export const adminSubscriptions = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/subscriptions',
    auth: 'admin',
    summary: 'Suscripciones, por páginas',
    query,
    response: tableReply('subscriptions', adminSubscription),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/admin/subscriptions.csv',
    auth: 'admin',
    confirmed: 'always',
    summary: 'Las mismas suscripciones como CSV',
    query,
    produces: 'text/csv',
    response: z.string(),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/subscriptions/admin',
    auth: 'admin',
    summary: 'Da una suscripción a un proveedor',
    body: createAdminSubscriptionBody,
    response,
    status: 201,
    errors: ['not_found', 'already_subscribed'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/subscriptions/:id',
    auth: 'admin',
    summary: 'Cambia una suscripción',
    params: idParams,
    body: updateAdminSubscriptionBody,
    response,
    edits: edited,
    errors: ['not_found', 'already_subscribed'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/subscriptions/:id',
    auth: 'admin',
    summary: 'Elimina una suscripción',
    params: idParams,
    response: success,
    errors: ['not_found', 'in_use'],
  }),
};
