import {
  type AdminSubscription,
  adminSubscriptions as contract,
  edited,
} from '@tero/shared/contract/admin/subscriptions';
import { isEntitled } from '@tero/shared/rules/entitlement';
import { toPesos } from '@tero/shared/rules/money/money';
import { paymentMethodLabels, subscriptionLabel } from '@tero/shared/rules/subscription';
import type { FastifyInstance } from 'fastify';
import { found } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { type Compare, versioned } from '../../../http/versions.ts';
import { statusAt } from '../../subscriptions/ledger/entitlement.ts';
import { amendSubscription, discardSubscription, grantSubscription } from '../../subscriptions/manual/subscriptions.ts';
import { whenText } from '../table/csv.ts';
import { bindExport, findRow, listPage } from '../table/list.ts';
import { listedSubscriptions, type SubscriptionRow } from './repository.ts';

export function adminSubscriptionRoutes(app: FastifyInstance, deps: Deps): void {
  const shown = (row: SubscriptionRow) => subscriptionView(row, deps.clock.now());
  const { clock } = deps;
  const view = async (id: number, db: Db = deps.db) =>
    shown(found(await findRow({ db, clock }, listedSubscriptions, id)));

  bind(app, deps, contract.list, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedSubscriptions, query);
    return { success, ...paging, subscriptions: rows.map(shown) };
  });
  bindExport(app, deps, contract.export, {
    listed: listedSubscriptions,
    columns,
    name: 'suscripciones',
    entity: 'subscription',
  });
  bind(app, deps, contract.create, async ({ body, caller }) => {
    const id = await grantSubscription(deps, body, caller);
    return { success, message: 'Suscripción creada exitosamente', subscription: await view(id) };
  });
  bind(app, deps, contract.update, async ({ params, body, caller, expected }) => {
    const compare: Compare = (trx) => expected.meets(() => view(params.id, trx));
    await amendSubscription(deps, params.id, body, { caller, compare });
    return { success, message: 'Suscripción actualizada exitosamente', subscription: await view(params.id) };
  });
  bind(app, deps, contract.remove, async ({ params, caller }) => {
    await discardSubscription(deps, params.id, caller);
    return { success, message: 'Suscripción eliminada exitosamente' };
  });
}

/**
 * Tells whether the team gave a subscription. Every checkout has a payer, early access seats have a mark, and a
 * subscription paid by other means has its method.
 */
function isGiven({ mp_id, payer_email, early_access, payment_method }: SubscriptionRow): boolean {
  return mp_id === null && payer_email === null && early_access === 0 && payment_method === 'mercadopago';
}

const methodOf = (row: SubscriptionRow) =>
  isGiven(row) ? 'La dio el equipo' : paymentMethodLabels[row.payment_method];

export function subscriptionView(row: SubscriptionRow, now: Date): AdminSubscription {
  const { name, email, company_name, entitled_until, mp_id, ...more } = row;
  const { suspended_at: _suspended, payer_email: _payer, early_access: _seat, ...subscription } = more;
  return versioned(edited, {
    ...subscription,
    status: statusAt(row, now),
    amount: toPesos(row.amount),
    auto_renewal: row.auto_renewal === 1,
    mercadopago_subscription_id: mp_id,
    is_given: isGiven(row),
    entitled: isEntitled(entitled_until, now),
    Provider: { id: row.provider_id, name, email, company_name },
  });
}

const columns = {
  ID: (row: SubscriptionRow) => row.id,
  Proveedor: (row: SubscriptionRow) => row.name,
  Email: (row: SubscriptionRow) => row.email,
  Estado: (row: SubscriptionRow) => subscriptionLabel(row.status),
  Monto: (row: SubscriptionRow) => toPesos(row.amount),
  'Medio de pago': methodOf,
  Inicio: (row: SubscriptionRow) => whenText(row.start_date),
  Fin: (row: SubscriptionRow) => whenText(row.end_date),
  'Renovación automática': (row: SubscriptionRow) => row.auto_renewal === 1,
  Alta: (row: SubscriptionRow) => whenText(row.created_at),
};
