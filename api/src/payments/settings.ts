/** The variables that decide which payment gateway is used. */
export interface PaymentVariables {
  PAYMENTS_MODE?: 'sandbox' | 'mercadopago';
  MP_ACCESS_TOKEN?: string;
  MP_WEBHOOK_SECRET?: string;
  MP_API_BASE_URL?: string;
  ALLOW_SANDBOX_PAYMENTS: boolean;
  PUBLIC_URL?: string;
}

function modeOf(given: PaymentVariables): 'sandbox' | 'mercadopago' {
  return given.PAYMENTS_MODE ?? (given.MP_ACCESS_TOKEN ? 'mercadopago' : 'sandbox');
}

/** Returns the first invalid variable of payments, and why. */
export function paymentFault(given: PaymentVariables, production: boolean): [string, string] | undefined {
  if (modeOf(given) === 'sandbox') {
    if (!production || given.ALLOW_SANDBOX_PAYMENTS) return undefined;
    const advice = 'o ALLOW_SANDBOX_PAYMENTS=1 para pagos de prueba';
    return ['PAYMENTS_MODE', `en producción hacen falta MP_ACCESS_TOKEN y MP_WEBHOOK_SECRET, ${advice}`];
  }
  const missing = (['MP_ACCESS_TOKEN', 'MP_WEBHOOK_SECRET'] as const).find((variable) => !given[variable]);
  if (missing) return [missing, 'es obligatoria para cobrar con Mercado Pago'];
  if (given.MP_API_BASE_URL) {
    const isSafe = !production || given.MP_API_BASE_URL.startsWith('https:');
    return isSafe ? undefined : ['MP_API_BASE_URL', 'en producción tiene que empezar con https://'];
  }
  if (given.PUBLIC_URL?.startsWith('https:')) return undefined;
  return ['PUBLIC_URL', 'tiene que empezar con https:// para cobrar con Mercado Pago'];
}

/** The payment gateway in use. In sandbox mode the server itself plays MercadoPago, with its own secrets. */
export type PaymentsConfig =
  | { readonly mode: 'sandbox' }
  | {
      readonly mode: 'mercadopago';
      readonly accessToken: string;
      readonly webhookSecret: string;
      /** without a slash at its end */
      readonly apiBaseUrl: string;
    };

const mercadoPagoApi = 'https://api.mercadopago.com';

export function paymentsOf(given: PaymentVariables): PaymentsConfig {
  if (modeOf(given) === 'sandbox') return Object.freeze({ mode: 'sandbox' });
  const apiBaseUrl = (given.MP_API_BASE_URL ?? mercadoPagoApi).replace(/\/+$/, '');
  const { MP_ACCESS_TOKEN: accessToken = '', MP_WEBHOOK_SECRET: webhookSecret = '' } = given;
  return Object.freeze({ mode: 'mercadopago', accessToken, webhookSecret, apiBaseUrl });
}
