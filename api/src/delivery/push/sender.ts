import { request as httpRequest } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { hour } from '@tero/shared/rules/time/durations';
import { LRUCache } from 'lru-cache';
import webpush, { type Urgency } from 'web-push';
import { usualWaits } from '../../core/waits.ts';
import { checkedEndpoint, type EndpointRules, guardedLookup, isLoopback, type PushConfig } from './endpoint.ts';

const longestResponse = 64 * 1024;

export interface PushResponse {
  status: number;
  /** the header's text */
  retryAfter: string | null;
}

class EndpointRefused extends Error {}

/**
 * Returns a function that sends requests to push services; no other code sends any. It checks the endpoint again,
 * guards the DNS lookup, follows no redirects, and limits the time and size of the response.
 */
export function pushRequests(rules: EndpointRules, { lookup = guardedLookup(), deadline = usualWaits.push } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, maxFreeSockets: 16, lookup });

  function post(endpoint: string, headers: Record<string, string>, body: Buffer): Promise<PushResponse> {
    const href = checkedEndpoint(endpoint, rules);
    if (!href) return Promise.reject(new EndpointRefused('the address is of no known push service'));
    const url = new URL(href);
    const own = rules.allowLoopback && isLoopback(url);
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(deadline) };
    return new Promise((resolve, reject) => {
      const call = own
        ? (url.protocol === 'http:' ? httpRequest : httpsRequest)(url, options)
        : httpsRequest(url, { ...options, agent });
      call.on('error', reject);
      call.on('response', (response) => {
        const outcome = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null };
        let left = longestResponse;
        response.on('data', (chunk: Buffer) => {
          left -= chunk.length;
          if (left < 0) response.destroy();
        });
        response.on('error', () => undefined);
        // the status is enough: the body of the response, complete or not, changes nothing
        response.on('close', () => resolve(outcome));
      });
      call.end(body);
    });
  }

  return { post, close: () => agent.destroy() };
}

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
  /** the seconds for which the push service keeps the message for a browser that is offline */
  ttl: number;
  urgency: Urgency;
  /** 32 base64url characters at most; a newer message replaces a waiting message with the same topic */
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

/** The most bytes of a payload: push services accept 4,096 encrypted bytes, some of them fewer. */
export const longestPayload = 3000;

/**
 * Returns a function that encrypts and signs with web-push, and sends with `pushRequests`, which limits addresses, time
 * and size.
 */
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
 * Returns a function that makes a signature for a push service and a key, and caches it for an hour. A signature is
 * valid for twelve hours and takes as long as the encryption.
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
