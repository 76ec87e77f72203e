import webpush, { type Urgency } from 'web-push';
import type { PushConfig } from './endpoint.ts';
import { EndpointRefused, pushRequests } from './request.ts';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** JSON, below `longestPayload` bytes */
  payload: string;
  /** seconds that the push service keeps it for a browser that is away */
  ttl: number;
  urgency: Urgency;
  /** 32 base64url characters at most; a newer message takes the place of one that waits */
  topic: string | null;
}

/** What became of a push. `gone`: the subscription is over; `refused`: this server's keys are not accepted. */
export type PushResult =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'too large' }
  | { kind: 'refused'; status: number }
  | { kind: 'later'; reason: string; retryAfter: number | null }
  | { kind: 'unreachable'; reason: string; retryAfter: number | null };

export interface PushSender {
  send(target: PushTarget, message: PushMessage): Promise<PushResult>;
  close(): void;
}

/** Push services take 4,096 bytes encrypted; some less than that in practice. */
export const longestPayload = 3000;

/** Encrypts and signs with web-push and sends with our own request, which is guarded, bounded and timed. */
export function pushSender(config: PushConfig, requests = pushRequests(config)): PushSender {
  const authorize = signatures(config.vapid);

  async function send(target: PushTarget, message: PushMessage): Promise<PushResult> {
    const { endpoint, p256dh, auth } = target;
    const details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.payload, {
      TTL: message.ttl,
      urgency: message.urgency,
      ...(message.topic && { topic: message.topic }),
      headers: { Authorization: authorize(new URL(endpoint).origin) },
    });
    const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
    try {
      const { status, retryAfter } = await requests.post(endpoint, headers, details.body);
      return judge(status, secondsOf(retryAfter));
    } catch (error) {
      if (error instanceof EndpointRefused) return { kind: 'gone' };
      const { code, message: reason } = error as NodeJS.ErrnoException;
      return { kind: 'unreachable', reason: code ?? reason, retryAfter: null };
    }
  }

  return { send, close: requests.close };
}

function judge(status: number, retryAfter: number | null): PushResult {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 413) return { kind: 'too large' };
  if (status === 429) return { kind: 'later', reason: 'answered 429', retryAfter };
  if (status >= 500) return { kind: 'unreachable', reason: `answered ${status}`, retryAfter };
  return { kind: 'refused', status };
}

/** Of a Retry-After in either form, seconds from now; null without a usable one. */
function secondsOf(header: string | null): number | null {
  if (!header) return null;
  const seconds = /^\d{1,6}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

const signatureLife = 3_600_000;

/** One signature an hour and push service: they are good for twelve, and cost as much as the encryption. */
function signatures({ subject, publicKey, privateKey }: PushConfig['vapid']) {
  const made = new Map<string, { header: string; at: number }>();
  return (audience: string): string => {
    const kept = made.get(audience);
    // by the real clock, as the push service will read it
    const at = Date.now();
    if (kept && at - kept.at < signatureLife) return kept.header;
    const headers = webpush.getVapidHeaders(audience, subject, publicKey, privateKey, 'aes128gcm');
    if (made.size > 100) made.clear();
    made.set(audience, { header: headers.Authorization, at });
    return headers.Authorization;
  };
}
