import { type AdminPayment, adminPayments as contract, edited } from '@tero/shared/contract/admin/payments';
import { toPesos } from '@tero/shared/rules/money/money';
import { paymentMethodLabels, paymentStatusLabels } from '@tero/shared/rules/subscription';
import type { FastifyInstance } from 'fastify';
import { found } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { type Compare, versioned } from '../../../http/versions.ts';
import type { Payments } from '../../../payments/payments.ts';
import { askAgain, settleCharge } from '../../subscriptions/manual/failed-charges.ts';
import { amendPayment, discardPayment, enterPayment } from '../../subscriptions/manual/payments.ts';
import { refundPayment } from '../../subscriptions/manual/refunds.ts';
import { whenText } from '../table/csv.ts';
import { bindExport, findRow, listPage } from '../table/list.ts';
import { listedPayments, type PaymentRow } from './repository.ts';

export function adminPaymentRoutes(app: FastifyInstance, deps: Deps): void {
  const { clock } = deps;
  const view = async (id: number, db: Db = deps.db) =>
    paymentView(found(await findRow({ db, clock }, listedPayments, id)), deps.payments);
  const created = async (id: number) => {
    return { success, message: 'Pago creado exitosamente', payment: await view(id) };
  };

  bind(app, deps, contract.list, async ({ query }) => {
    const { rows, paging } = await listPage(deps, listedPayments, query);
    return { success, ...paging, payments: rows.map((row) => paymentView(row, deps.payments)) };
  });
  bindExport(app, deps, contract.export, { listed: listedPayments, columns, name: 'pagos', entity: 'payment' });
  bind(app, deps, contract.create, async ({ body, caller }) => created(await enterPayment(deps, body, caller)));
  bind(app, deps, contract.createOfProvider, async ({ body, caller }) =>
    created(await enterPayment(deps, body, caller)),
  );
  bind(app, deps, contract.update, async ({ params, body, caller, expected }) => {
    const compare: Compare = (trx) => expected.meets(() => view(params.id, trx));
    await amendPayment(deps, params.id, body, { caller, compare });
    return { success, message: 'Pago actualizado exitosamente', payment: await view(params.id) };
  });
  bind(app, deps, contract.refund, async ({ params, body, caller }) => {
    await refundPayment(deps, params.id, body, caller);
    return { success, message: 'Mercado Pago confirmó la devolución', payment: await view(params.id) };
  });
  bind(app, deps, contract.ask, async ({ params }) => {
    await askAgain(deps, params.id);
    return { success, message: 'Le preguntamos a Mercado Pago', payment: await view(params.id) };
  });
  bind(app, deps, contract.settle, async ({ params, body, caller }) => {
    await settleCharge(deps, params.id, body.note, caller);
    return { success, message: 'El cobro quedó resuelto', payment: await view(params.id) };
  });
  bind(app, deps, contract.remove, async ({ params, caller }) => {
    await discardPayment(deps, params.id, caller);
    return { success, message: 'Pago eliminado exitosamente' };
  });
}

export function paymentView(given: PaymentRow, { addressOf }: Pick<Payments, 'addressOf'>): AdminPayment {
  const { name, email, company_name, mp_invoice_id, receipt_number, voided_at, cfe_number, file_name, ...rest } = given;
  const { failure: code, next_try_at, tries_over, settled_note, paid_since, ...row } = rest;
  const more = { next_try_at, tries_over: tries_over === 1, paid_since: Boolean(paid_since), settled_note };
  const failure = row.status === 'failed' ? { code, ...more } : null;
  const isKnown = row.provider_id !== null && name !== null && email !== null;
  const Provider = isKnown ? { id: row.provider_id as number, name, email, company_name } : null;
  const is_recorded = mp_invoice_id !== null;
  const inPesos = { amount: toPesos(row.amount), refunded_amount: toPesos(row.refunded_amount) };
  const mercadopago_url = is_recorded && row.transaction_id ? addressOf(row.transaction_id) : null;
  const receipt =
    receipt_number === null
      ? null
      : { number: receipt_number, voided: voided_at !== null, cfe_number, cfe_file: file_name !== null };
  return versioned(edited, { ...row, ...inPesos, is_recorded, mercadopago_url, failure, receipt, Provider });
}

const columns = {
  ID: (row: PaymentRow) => row.id,
  Suscripción: (row: PaymentRow) => row.subscription_id,
  Proveedor: (row: PaymentRow) => row.name,
  Email: (row: PaymentRow) => row.email,
  Monto: (row: PaymentRow) => toPesos(row.amount),
  'Medio de pago': (row: PaymentRow) => paymentMethodLabels[row.payment_method],
  Estado: (row: PaymentRow) => paymentStatusLabels[row.status],
  Transacción: (row: PaymentRow) => row.transaction_id,
  Recibo: (row: PaymentRow) => row.receipt_number,
  'e-Recibo': (row: PaymentRow) => row.cfe_number,
  Fecha: (row: PaymentRow) => whenText(row.payment_date),
};
