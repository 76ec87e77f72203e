import { request as httpRequest } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { usualWaits } from '../../core/waits.ts';
import { guardedLookup } from './addresses.ts';
import { checkedEndpoint, type EndpointRules, isLoopback } from './endpoint.ts';

const longestResponse = 64 * 1024;

export interface PushResponse {
  status: number;
  /** the header's text */
  retryAfter: string | null;
}

export class EndpointRefused extends Error {}

/**
 * Sends requests to push services; no other code does. The endpoint is checked again, the DNS lookup is guarded,
 * redirects are not followed, and time and size of the response are limited.
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
        // the status is enough: the rest of the response, or a broken one, changes nothing
        response.on('close', () => resolve(outcome));
      });
      call.end(body);
    });
  }

  return { post, close: () => agent.destroy() };
}
