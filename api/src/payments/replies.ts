import { toCents } from '@tero/shared/rules/money/money';
import { z } from 'zod';
import type { Agreement, Invoice, Payment } from './payments.ts';

/** Returns the schema of a field that may be missing, null or unreadable: all of these count as missing. */
const maybe = <S extends z.ZodType>(schema: S) =>
  schema
    .nullish()
    .catch(null)
    .transform((said) => said ?? null);

const text = z.string().trim().min(1);
/** Ids come as numbers or texts. */
const key = z.union([text, z.number()]).transform(String);
const word = text.transform((said) => said.toLowerCase());
const currency = text.transform((said) => said.toUpperCase());
const decimal = text.regex(/^\d+([.,]\d+)?$/).transform((said) => Number(said.replace(',', '.')));
const cents = z.union([z.number().nonnegative(), decimal]).transform(toCents);
const date = text.regex(/^\d{4}-\d\d-\d\d/).transform((said) => Date.parse(said));
/** The schema of instants, which come with any offset, or as seconds or milliseconds since 1970. */
const epoch = z
  .union([z.number(), text.regex(/^\d{10,13}$/).transform(Number)])
  .refine((at) => at >= 1e9 && at < 1e13)
  .transform((at) => (at < 1e12 ? at * 1000 : at));
const instant = z
  .union([date, epoch])
  .refine((at) => !Number.isNaN(at))
  .transform((at) => new Date(at).toISOString());

/**
 * The content of a response. `unclear` names the fields that could not be read, and promised fields that are missing.
 */
export interface Read<T> {
  said: T;
  unclear: string[];
}

/** Reads a response; null: it makes no sense at all. */
export type Reader<T> = (response: unknown) => Read<T> | null;

/**
 * Returns a reader of objects. MercadoPago may send a field as null, with another type, or not at all, so the reader
 * reads each field by itself. `promised` are the fields that the documents always show.
 */
function reading<F extends z.ZodRawShape, T>(
  fields: z.ZodObject<F>,
  promised: readonly (keyof F & string)[],
  use: (said: z.output<z.ZodObject<F>>) => T | null,
): Reader<T> {
  return (response) => {
    const read = fields.safeParse(response);
    if (!read.success) return null;
    const given = response as Record<string, unknown>;
    const names = lackingIn(read.data);
    if (names.length === Object.keys(read.data).length) return null;
    const said = use(read.data);
    const unclear = names.filter((name) => promised.includes(name) || (given[name] ?? null) !== null);
    const within = Object.entries(read.data).flatMap(([name, value]) =>
      // a null in an optional part is normal, for example before the first attempt to charge
      isObject(value) && promised.includes(name) ? lackingIn(value).map((inner) => `${name}.${inner}`) : [],
    );
    return said === null ? null : { said, unclear: [...unclear, ...within] };
  };
}

/** Returns the names of the fields that say nothing. */
function lackingIn(fields: object): string[] {
  return Object.entries(fields).flatMap(([name, value]) => (value === null ? [name] : []));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const agreementFields = z.object({
  id: maybe(key),
  status: maybe(word),
  external_reference: maybe(key),
  collector_id: maybe(key),
  payer_id: maybe(key),
  init_point: maybe(z.url({ protocol: /^https?$/ })),
  next_payment_date: maybe(instant),
  last_modified: maybe(instant),
  auto_recurring: maybe(z.object({ transaction_amount: maybe(cents), currency_id: maybe(currency) })),
});

/** Returns a reader of agreements; `asked` is the id, if the call named one. */
export const agreementReader = (asked: string | null): Reader<Agreement> =>
  reading(agreementFields, ['id', 'status', 'external_reference', 'last_modified', 'auto_recurring'], (said) => {
    const id = said.id ?? asked;
    return id === null
      ? null
      : {
          id,
          status: said.status,
          reference: said.external_reference,
          amount: said.auto_recurring?.transaction_amount ?? null,
          currency: said.auto_recurring?.currency_id ?? null,
          collectorId: said.collector_id,
          // 0 stands for nobody
          payerId: said.payer_id === '0' ? null : said.payer_id,
          initPoint: said.init_point,
          nextPaymentDate: said.next_payment_date,
          modifiedAt: said.last_modified,
        };
  });

const invoiceFields = z.object({
  id: maybe(key),
  preapproval_id: maybe(key),
  external_reference: maybe(key),
  status: maybe(word),
  transaction_amount: maybe(cents),
  currency_id: maybe(currency),
  debit_date: maybe(instant),
  last_modified: maybe(instant),
  next_retry_date: maybe(instant),
  payment: maybe(z.object({ id: maybe(key), status: maybe(word), status_detail: maybe(word) })),
});

/** Returns a reader of invoices; `asked` is the id, if the call named one. */
export const invoiceReader = (asked: string | null): Reader<Invoice> =>
  reading(
    invoiceFields,
    ['id', 'preapproval_id', 'status', 'transaction_amount', 'currency_id', 'debit_date'],
    (said) => {
      const id = said.id ?? asked;
      const { payment } = said;
      return id === null
        ? null
        : {
            id,
            agreementId: said.preapproval_id,
            reference: said.external_reference,
            status: said.status,
            amount: said.transaction_amount,
            currency: said.currency_id,
            // a charge changes last when it is made
            debitDate: said.debit_date ?? said.last_modified,
            payment: payment?.id || payment?.status ? { ...payment, detail: payment.status_detail } : null,
            nextTryAt: said.next_retry_date,
          };
    },
  );

const listFields = z.object({
  results: maybe(z.array(z.unknown())),
  paging: maybe(z.looseObject({})),
});

/** Reads a list of invoices. An unreadable invoice becomes null, and the others are still read. */
export const invoicesReader: Reader<(Read<Invoice> | null)[]> = reading(listFields, ['results'], ({ results }) =>
  (results ?? []).map(invoiceReader(null)),
);

const paymentFields = z.object({
  id: maybe(key),
  status: maybe(word),
  status_detail: maybe(word),
  transaction_amount: maybe(cents),
  transaction_amount_refunded: maybe(cents),
  currency_id: maybe(currency),
  collector_id: maybe(key),
  external_reference: maybe(key),
});

/** Reads a payment, `asked` by its id. */
export const paymentReader = (asked: string): Reader<Payment> =>
  reading(paymentFields, ['id', 'status', 'transaction_amount', 'currency_id', 'external_reference'], (said) => ({
    id: said.id ?? asked,
    status: said.status,
    detail: said.status_detail,
    amount: said.transaction_amount,
    refunded: said.transaction_amount_refunded ?? 0,
    currency: said.currency_id,
    collectorId: said.collector_id,
    reference: said.external_reference,
  }));
