import { type Gateway, startGateway } from '../sandbox/gateway.ts';
import { systemClock } from '../src/core/clock.ts';

export const accessToken = 'TEST-token-of-the-tests';
export const webhookSecret = 'secret-of-the-tests';

/** Returns the environment of a server that uses this gateway. */
export function elsewhere({ url }: { url: string }): Record<string, string> {
  return {
    PAYMENTS_MODE: 'mercadopago',
    MP_ACCESS_TOKEN: accessToken,
    MP_WEBHOOK_SECRET: webhookSecret,
    MP_API_BASE_URL: url,
  };
}

export function startTestGateway(dataDir: string): Promise<Gateway> {
  return startGateway({ dataDir, accessToken, webhookSecret, clock: systemClock });
}

/** Returns the ids and statuses of a payer's agreements on a server with MercadoPago's API. */
export async function agreementsOf({ url }: { url: string }, payer: { email: string }) {
  const query = new URLSearchParams({ payer_email: payer.email });
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await fetch(`${url}/preapproval/search?${query}`, { headers });
  return ((await response.json()) as { results: { id: string; status: string }[] }).results;
}
