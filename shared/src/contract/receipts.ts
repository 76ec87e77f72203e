import { z } from 'zod';
import { limits } from '../limits.ts';
import { isRut, rutDigits } from '../rules/money/rut.ts';
import { paymentMethods } from '../rules/subscription.ts';
import { hour } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { id, optionalText, succeeded } from './fields.ts';

/** A receipt as it was issued (rule SUB-97). Amounts are in pesos, dates are ISO instants. */
export const receipt = z.object({
  number: z.int(),
  paid_at: z.string(),
  issued_at: z.string(),
  amount: z.number(),
  /** the part of the amount that is IVA, and its percent */
  iva: z.number(),
  iva_percent: z.number(),
  payment_method: z.enum(paymentMethods),
  transaction_id: z.string().nullable(),
  /** null once the account is gone; the RUT is also null if none was given */
  payer_name: z.string().nullable(),
  payer_rut: z.string().nullable(),
  /** null where the operator has not said it */
  payee_name: z.string().nullable(),
  payee_rut: z.string().nullable(),
  payee_address: z.string().nullable(),
  /** what was given back of the charge so far */
  refunded_amount: z.number(),
  /** the payment was recorded by mistake */
  voided: z.boolean(),
  /** the number of the e-receipt (CFE); null: none was attached */
  cfe_number: z.string().nullable(),
  cfe_file: z.boolean(),
});
export type Receipt = z.output<typeof receipt>;

const rutFault = 'El RUT tiene 12 dígitos y el último es el verificador. Fijate si falta o sobra alguno.';

/**
 * The name and RUT that the provider wants on its receipts. An empty name stands for the profile's name, an empty RUT
 * for none.
 */
export const payerBody = z.object({
  name: optionalText(limits.receiptName),
  rut: optionalText()
    .transform((text) => text && rutDigits(text))
    .refine((text) => text === null || isRut(text), rutFault),
});

const payer = z.object({ name: z.string().nullable(), rut: z.string().nullable() });
export type ReceiptPayer = z.output<typeof payer>;

const numberParams = z.object({ number: id });

export const receipts = {
  find: endpoint({
    method: 'GET',
    path: '/api/subscriptions/receipts/:number',
    auth: 'account',
    summary: 'Un recibo propio, o cualquiera si sos administrador',
    params: numberParams,
    response: succeeded({ receipt }),
    errors: ['not_found'],
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/subscriptions/receipts/:number/cfe',
    auth: 'account',
    summary: 'El PDF del e-recibo, en base64',
    params: numberParams,
    response: succeeded({ name: z.string(), content: z.string() }),
    errors: ['not_found'],
  }),
  payer: endpoint({
    method: 'GET',
    path: '/api/subscriptions/receipt-data',
    auth: 'provider',
    summary: 'A nombre de quién van mis recibos',
    response: succeeded({ payer }),
  }),
  setPayer: endpoint({
    method: 'PUT',
    path: '/api/subscriptions/receipt-data',
    auth: 'provider',
    summary: 'Cambia a nombre de quién van mis recibos, desde el próximo',
    body: payerBody,
    edits: { unversioned: 'two lines of one’s own: what was said last holds' },
    response: succeeded({ payer }),
    limit: { max: 20, window: hour, by: 'account' },
  }),
};
