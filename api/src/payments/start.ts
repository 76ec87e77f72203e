import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Gateway } from '../../sandbox/gateway.ts';
import type { Clock } from '../core/clock.ts';
import type { Waits } from '../core/waits.ts';
import { loaded, mercadoPago } from './mercadopago.ts';
import type { Payments } from './payments.ts';
import type { PaymentsConfig } from './settings.ts';

interface Options {
  config: { payments: PaymentsConfig; publicUrl: string; dataDir: string; waits: Waits };
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** The embedded gateway: its URL, and its verbs (`/_sim`) for tests. */
export type Sandbox = Pick<Gateway, 'url' | 'ask' | 'booksId'>;

export interface StartedPayments {
  payments: Payments;
  /** null with MercadoPago itself */
  sandbox: Sandbox | null;
  /** Sets the address for the gateway's webhook events, once the server listens there. */
  notifyAt(origin: string): void;
  close(): Promise<void>;
}

/** Path of the gateway's checkout pages under the app's origin. */
export const checkoutPath = '/sandbox/pagos';
export const notificationPath = '/api/webhooks/mercadopago';

/**
 * Starts MercadoPago's client. In sandbox mode it also starts a server in this process with MercadoPago's API. The
 * modes do not differ otherwise.
 */
export async function startPayments({ config, clock, log }: Options): Promise<StartedPayments> {
  if (config.payments.mode === 'mercadopago') {
    await loaded();
    const payments = mercadoPago({ ...config.payments, simulatePayer: null, clock }, log, config.waits.payments);
    return { payments, sandbox: null, notifyAt: () => undefined, close: async () => undefined };
  }
  const { startGateway } = await import('../../sandbox/gateway.ts');
  const [accessToken, webhookSecret] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
  const gateway = await startGateway({
    dataDir: config.dataDir,
    accessToken,
    webhookSecret,
    checkoutBase: config.publicUrl + checkoutPath,
    clock,
  });
  const simulatePayer: Payments['simulatePayer'] = (id, action) => gateway.ask('payer', { id, action });
  return {
    payments: mercadoPago(
      { accessToken, webhookSecret, apiBaseUrl: gateway.url, simulatePayer, clock },
      log,
      config.waits.payments,
    ),
    sandbox: gateway,
    notifyAt: (origin) => gateway.notifyAt(reachable(origin) + notificationPath),
    close: gateway.close,
  };
}

/** Returns an address that calls can reach: replaces "all interfaces" with this machine's own address. */
function reachable(origin: string): string {
  return origin.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}
