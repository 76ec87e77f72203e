import { hour } from '@tero/shared/rules/time/durations';
import { LRUCache } from 'lru-cache';
import webpush, { type Urgency } from 'web-push';
import type { PushConfig } from './endpoint.ts';
import { EndpointRefused, type pushRequests } from './request.ts';

interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** the public key with which the browser subscribed */
  vapid_key: string;
}

export interface PushMessage {
  /** JSON, below `longestPayload` bytes */
  payload: string;
  /** seconds that the push service keeps it for a browser that is offline */
  ttl: number;
  urgency: Urgency;
  /** 32 base64url characters at most; a newer message replaces a waiting one with the same topic */
  topic: string | null;
}

/** The result of a push. `gone`: the subscription is over; `refused`: the service rejects this server's keys. */
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

/** Most bytes of a payload: push services take 4,096 encrypted bytes, some of them less. */
export const longestPayload = 3000;

/** Encrypts and signs with web-push, and sends with `pushRequests`, which limits addresses, time and size. */
export function pushSender(config: PushConfig, requests: ReturnType<typeof pushRequests>): PushSender {
  const authorize = signatures(config);

  async function send(target: PushTarget, message: PushMessage): Promise<PushResult> {
    const { endpoint, p256dh, auth, vapid_key } = target;
    const details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message.payload, {
      TTL: message.ttl,
      urgency: message.urgency,
      ...(message.topic && { topic: message.topic }),
      headers: { Authorization: await authorize(new URL(endpoint).origin, vapid_key) },
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
  if (status === 429) return { kind: 'later', reason: 'responded 429', retryAfter };
  if (status >= 500) return { kind: 'unreachable', reason: `responded ${status}`, retryAfter };
  return { kind: 'refused', status };
}

/** Parses a Retry-After header of either form into seconds from now; null when it is missing or invalid. */
function secondsOf(header: string | null): number | null {
  if (!header) return null;
  const seconds = /^\d{1,6}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

const signatureLife = hour;

/**
 * Caches one signature per push service and key for an hour: it is valid for twelve, and costs as much as the
 * encryption.
 */
function signatures({ vapid, former }: PushConfig) {
  // by the real clock, which the push service compares with
  const made = new LRUCache<string, string>({ max: 100, ttl: signatureLife });
  return async (audience: string, key: string): Promise<string> => {
    const { publicKey, privateKey } = former?.publicKey === key ? former : vapid;
    const name = `${audience} ${publicKey}`;
    const kept = made.get(name);
    if (kept) return kept;
    const headers = webpush.getVapidHeaders(audience, vapid.subject, publicKey, privateKey, 'aes128gcm');
    made.set(name, headers.Authorization);
    return headers.Authorization;
  };
}
