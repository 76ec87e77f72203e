import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Gateway } from '../../sandbox/gateway.ts';
import type { Clock } from '../core/clock.ts';
import { mercadoPago } from './mercadopago.ts';
import type { Payments } from './payments.ts';
import type { PaymentsConfig } from './settings.ts';

interface Options {
  config: { payments: PaymentsConfig; publicUrl: string; dataDir: string };
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** The embedded gateway: its address, and its verbs (`/_sim`) for tests. */
export type Sandbox = Pick<Gateway, 'url' | 'ask'>;

export interface StartedPayments {
  payments: Payments;
  /** null where MercadoPago itself is asked */
  sandbox: Sandbox | null;
  /** Where notifications of the gateway go, once the server listens there. */
  notifyAt(origin: string): Promise<void>;
  close(): Promise<void>;
}

/** The path of the server under which the gateway's checkout pages stand. */
export const checkoutPath = '/sandbox/pagos';
export const notificationPath = '/api/webhooks/mercadopago';

/** The boot switch: MercadoPago, or in sandbox mode a server in this process that speaks like it. Nothing else differs. */
export async function startPayments({ config, clock, log }: Options): Promise<StartedPayments> {
  if (config.payments.mode === 'mercadopago') {
    const payments = mercadoPago({ ...config.payments, simulatePayer: null }, log);
    return { payments, sandbox: null, notifyAt: async () => undefined, close: async () => undefined };
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
    payments: mercadoPago({ accessToken, webhookSecret, apiBaseUrl: gateway.url, simulatePayer }, log),
    sandbox: gateway,
    notifyAt: (origin) => gateway.ask('notify-at', { url: reachable(origin) + notificationPath }),
    close: gateway.close,
  };
}

/** A server on every address is asked on this machine's own. */
function reachable(origin: string): string {
  return origin.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
}
