import { request as httpRequest } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { guardedLookup } from './addresses.ts';
import { checkedEndpoint, type EndpointRules, isLoopback } from './endpoint.ts';

const deadline = 10_000;
const longestAnswer = 64 * 1024;

export interface PushAnswer {
  status: number;
  /** as it stands in the header */
  retryAfter: string | null;
}

export class EndpointRefused extends Error {}

/**
 * The only way out to push services. The address is checked again where it is called, names are looked up under guard,
 * redirects are not followed, and neither a slow nor an endless answer holds anything up.
 */
export function pushRequests(rules: EndpointRules, lookup = guardedLookup()) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, maxFreeSockets: 16, lookup });

  function post(endpoint: string, headers: Record<string, string>, body: Buffer): Promise<PushAnswer> {
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
        const answer = { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null };
        let left = longestAnswer;
        response.on('data', (chunk: Buffer) => {
          left -= chunk.length;
          if (left < 0) response.destroy();
        });
        response.on('error', () => undefined);
        // the status says all: what else the answer holds, or that it breaks off, changes nothing
        response.on('close', () => resolve(answer));
      });
      call.end(body);
    });
  }

  return { post, close: () => agent.destroy() };
}
