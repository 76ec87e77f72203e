import { toCents } from '@tero/shared/rules/money/money';
import { z } from 'zod';
import type { Agreement, Invoice, Payment } from './payments.ts';

/** Ids come as numbers or texts, instants with any offset. The schemas drop unknown fields. */
const key = z.union([z.string().min(1), z.number()]).transform(String);
const instant = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .transform((text) => new Date(text).toISOString());
const cents = z.number().transform(toCents);

export const agreementReply = z
  .object({
    id: key,
    status: z.string(),
    external_reference: key.nullish(),
    collector_id: key.nullish(),
    payer_id: key.nullish(),
    init_point: z.url({ protocol: /^https?$/ }).nullish(),
    next_payment_date: instant.nullish(),
    last_modified: instant,
    auto_recurring: z.object({ transaction_amount: cents, currency_id: z.string() }),
  })
  .transform(
    (said): Agreement => ({
      id: said.id,
      status: said.status,
      reference: said.external_reference ?? null,
      amount: said.auto_recurring.transaction_amount,
      currency: said.auto_recurring.currency_id,
      collectorId: said.collector_id ?? null,
      // 0 stands for nobody yet
      payerId: said.payer_id === '0' ? null : (said.payer_id ?? null),
      initPoint: said.init_point ?? null,
      nextPaymentDate: said.next_payment_date ?? null,
      modifiedAt: said.last_modified,
    }),
  );

export const invoiceReply = z
  .object({
    id: key,
    preapproval_id: key,
    status: z.string(),
    transaction_amount: cents,
    currency_id: z.string(),
    debit_date: instant,
    // a date that cannot be read is a date that was not given
    next_retry_date: instant.nullish().catch(null),
    payment: z
      .object({ id: key.nullish(), status: z.string().nullish(), status_detail: z.string().nullish().catch(null) })
      .nullish(),
  })
  .transform(
    (said): Invoice => ({
      id: said.id,
      agreementId: said.preapproval_id,
      status: said.status,
      amount: said.transaction_amount,
      currency: said.currency_id,
      debitDate: said.debit_date,
      payment: said.payment?.id
        ? { id: said.payment.id, status: said.payment.status ?? '', detail: said.payment.status_detail ?? null }
        : null,
      nextTryAt: said.next_retry_date ?? null,
    }),
  );

export const invoicesReply = z.object({ results: z.array(invoiceReply) });

export const paymentReply = z
  .object({
    id: key,
    status: z.string(),
    status_detail: z.string().nullish().catch(null),
    transaction_amount: cents,
    transaction_amount_refunded: cents.nullish(),
    currency_id: z.string(),
    collector_id: key.nullish(),
    external_reference: key.nullish(),
  })
  .transform(
    (said): Payment => ({
      id: said.id,
      status: said.status,
      detail: said.status_detail ?? null,
      amount: said.transaction_amount,
      refunded: said.transaction_amount_refunded ?? 0,
      currency: said.currency_id,
      collectorId: said.collector_id ?? null,
      reference: said.external_reference ?? null,
    }),
  );
