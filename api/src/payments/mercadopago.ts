import { once } from '@tero/shared/once';
import { address } from '@tero/shared/rules/text/address';
import type { FastifyBaseLogger } from 'fastify';
import type { MercadoPagoConfig, MercadoPagoError } from 'mercadopago';
import { z } from 'zod';
import type { Clock } from '../core/clock.ts';
import { watchCalls } from './away.ts';
import { PaymentRefused, type Payments, PaymentsUnavailable, type Proof } from './payments.ts';
import { agreementReader, invoiceReader, invoicesReader, paymentReader, type Reader } from './replies.ts';
import { persistently } from './timeout.ts';

export interface MercadoPagoAccount {
  accessToken: string;
  webhookSecret: string;
  /** without a slash at its end */
  apiBaseUrl: string;
  simulatePayer: Payments['simulatePayer'];
  clock: Clock;
}

/**
 * Loads MercadoPago's SDK. The sandbox does so at its first call. With real payments the start does, so that a broken
 * SDK stops the start.
 */
export const loaded = once(async () => {
  const sdk = await import('mercadopago');
  const { AppConfig } = (await import('mercadopago/dist/utils/config/index.js')).default;
  // the SDK has no option for its base URL: without this constant it would call MercadoPago itself
  if (typeof AppConfig.BASE_URL !== 'string') throw new Error('the SDK of MercadoPago has no BASE_URL any more');
  Refusal = sdk.MercadoPagoError;
  return { sdk, AppConfig: AppConfig as { BASE_URL: string } };
});

type Sdk = Awaited<ReturnType<typeof loaded>>['sdk'];

let Refusal: typeof MercadoPagoError | undefined;

/** A response that is not needed. */
const anything: Reader<null> = () => ({ said: null, unclear: [] });

/**
 * Matches MercadoPago's refusals about the payer: an account of another country, a test user, the seller's own account,
 * an email.
 */
const ofPayer = /payer|e-?mail|different countries/i;

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** Returns payments through MercadoPago's SDK. Each attempt of a call has `tryTime` milliseconds. */
export function mercadoPago(account: MercadoPagoAccount, log: Log, tryTime: number): Payments {
  const { accessToken, webhookSecret, apiBaseUrl, simulatePayer, clock } = account;
  const { watch, since } = watchCalls(clock);
  /** Makes one call with one retry and reads the response. Throws MercadoPago's final 4xx as a `MercadoPagoError`. */
  function ask<T>(reader: Reader<T>, call: (sdk: Sdk, config: MercadoPagoConfig) => Promise<unknown>): Promise<T> {
    const asked = persistently(tryTime, async () => {
      let said: unknown;
      try {
        const { sdk, AppConfig } = await loaded();
        // each call needs a new configuration, because the SDK merges a call's options into it, including the
        // idempotency key
        const config = new sdk.MercadoPagoConfig({ accessToken, options: { timeout: tryTime, maxRetries: 0 } });
        AppConfig.BASE_URL = apiBaseUrl;
        // the SDK reads BASE_URL before its first await
        said = await call(sdk, config);
      } catch (error) {
        throw isFinal(error) ? error : unavailable(error, log);
      }
      const read = reader(said);
      if (read === null) throw new PaymentsUnavailable('a response that makes no sense', false);
      tellUnclear(read.unclear);
      return read.said;
    });
    return watch(asked);
  }

  function tellUnclear(fields: readonly string[]): void {
    if (fields.length > 0) log.warn({ fields }, 'MercadoPago does not say what it documents');
  }

  const read = (id: string) =>
    ask(agreementReader(id), ({ PreApproval }, config) => new PreApproval(config).get({ id })).catch(nullIfMissing);

  return {
    simulatePayer,
    awaySince: since,
    addressOf: (id) => (simulatePayer ? null : address`https://www.mercadopago.com.uy/activities?q=${id}`),
    async create(order, idempotencyKey) {
      // MercadoPago would refuse the email as an error, but this is a fault of the person who typed it
      if (!z.email().safeParse(order.payerEmail).success) throw new PaymentRefused('payer_email', true);
      const body = {
        reason: order.reason,
        external_reference: order.reference,
        payer_email: order.payerEmail,
        back_url: order.backUrl,
        status: 'pending',
        auto_recurring: {
          frequency: 1,
          frequency_type: 'months',
          transaction_amount: order.amount / 100,
          currency_id: 'UYU',
          ...(order.startDate && { start_date: order.startDate }),
        },
      };
      try {
        const made = await ask(agreementReader(null), ({ PreApproval }, config) =>
          new PreApproval(config).create({ body, requestOptions: { idempotencyKey } }),
        );
        return { ...made, reference: made.reference ?? order.reference };
      } catch (error) {
        if (!isRefusal(error)) throw error;
        log.error({ status: error.status, reason: error.message }, 'MercadoPago refused a subscription');
        throw new PaymentRefused(error.message, ofPayer.test(error.message));
      }
    },
    read,
    async cancel(id, idempotencyKey) {
      const body = { status: 'cancelled' };
      try {
        await ask(anything, ({ PreApproval }, config) =>
          new PreApproval(config).update({ id, body, requestOptions: { idempotencyKey } }),
        );
      } catch (error) {
        if (!isRefusal(error)) throw error;
        // an agreement that has ended cannot be cancelled, and reading it shows its status
        log.warn({ status: error.status, reason: error.message }, 'MercadoPago refused to cancel');
      }
      return read(id);
    },
    async invoices(agreementId) {
      const options = { preapproval_id: agreementId, limit: 50, sort: 'date_created:desc' };
      const search = ask(invoicesReader, ({ Invoice }, config) => new Invoice(config).search({ options }));
      const entries = (await search.catch(nullIfMissing)) ?? [];
      tellUnclear([...new Set(entries.flatMap((entry) => entry?.unclear ?? []))]);
      const read = entries.flatMap((entry) => entry?.said ?? []);
      const skipped = entries.length - read.length;
      if (skipped > 0) log.error({ agreement: agreementId, skipped }, 'charges of MercadoPago cannot be read');
      return read;
    },
    readInvoice: (id) =>
      ask(invoiceReader(id), ({ Invoice }, config) => new Invoice(config).get({ id })).catch(nullIfMissing),
    readPayment: (id) =>
      ask(paymentReader(id), ({ Payment }, config) => new Payment(config).get({ id })).catch(nullIfMissing),
    async refund(payment_id, amount, idempotencyKey) {
      const body = { amount: amount / 100 };
      try {
        await ask(anything, ({ PaymentRefund }, config) =>
          new PaymentRefund(config).create({ payment_id, body, requestOptions: { idempotencyKey } }),
        );
      } catch (error) {
        if (!isRefusal(error)) throw error;
        log.warn({ status: error.status, reason: error.message }, 'MercadoPago refused a refund');
        throw new PaymentRefused(error.message);
      }
    },
    verify: (proof) => isSigned(proof, webhookSecret),
  };
}

/** Tells whether the error is a final response of MercadoPago. Any other error may go away with a retry. */
function isFinal(error: unknown): error is MercadoPagoError {
  return isRefusal(error) && [400, 404, 422].includes(error.status);
}

function isRefusal(error: unknown): error is MercadoPagoError {
  return Refusal !== undefined && error instanceof Refusal;
}

function unavailable(error: unknown, log: Log): PaymentsUnavailable {
  const { status, message } = error as Partial<MercadoPagoError>;
  // 401 and 403 mean that our token is wrong: logged, because nothing else would show it
  if (status === 401 || status === 403) log.error({ status }, 'MercadoPago does not take MP_ACCESS_TOKEN');
  const responds = status !== undefined && status >= 400 && status < 500 && status !== 401;
  return new PaymentsUnavailable(message, !responds);
}

function nullIfMissing(error: unknown): null {
  if (!isRefusal(error)) throw error;
  if (error.status === 404) return null;
  throw new PaymentsUnavailable(error.message);
}

/**
 * Verifies the signature of `data.id`, `x-request-id` and a time. MercadoPago's documents sign the id in lower case and
 * its SDK as it is, so both are accepted. The time is not checked, because we read the changed object from MercadoPago
 * anyway.
 */
async function isSigned({ signature, requestId, dataId }: Proof, secret: string): Promise<boolean> {
  const { WebhookSignatureValidator } = (await loaded()).sdk;
  return [...new Set([dataId, dataId?.toLowerCase()])].some((id) => {
    try {
      WebhookSignatureValidator.validate({ xSignature: signature, xRequestId: requestId, dataId: id, secret });
      return true;
    } catch {
      return false;
    }
  });
}
