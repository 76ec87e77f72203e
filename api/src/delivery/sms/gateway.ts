import { whatsappNumber } from '@tero/shared/rules/phone';
import { PermanentFailure, Postponed, Unreachable } from '../outbox/failures.ts';
import { oneSegment } from './gsm.ts';

/** An SMS gateway with Twilio's API. */
export interface SmsConfig {
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly from: string;
}

const deadline = 10_000;

/** Formats a phone for the gateway, as in `+59899123456`; null when it is not a mobile number of Uruguay. */
export function smsNumber(phone: string | null): string | null {
  const digits = whatsappNumber(phone);
  return digits && /^5989\d{7}$/.test(digits) ? `+${digits}` : null;
}

/** Returns a function that sends an SMS through a gateway with Twilio's API. It throws the outbox's failures. */
export function smsGateway({ url, user, password, from }: SmsConfig) {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return async (to: string, text: string, key: string): Promise<void> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization, 'idempotency-key': key },
      body: new URLSearchParams({ To: to, From: from, Body: oneSegment(text) }),
      redirect: 'error',
      signal: AbortSignal.timeout(deadline),
    }).catch((error: Error) => {
      throw new Unreachable(error.message);
    });
    await response.body?.cancel();
    judge(response);
  };
}

function judge({ status, headers }: Response): void {
  if (status >= 200 && status < 300) return;
  const reason = `the gateway responded ${status}`;
  if (status === 429) throw new Postponed(reason, Number(headers.get('retry-after')) || null);
  // wrong credentials are the server's own mistake, so the message can be retried
  if (status >= 500 || status === 401 || status === 403) throw new Unreachable(reason);
  throw new PermanentFailure(reason);
}
