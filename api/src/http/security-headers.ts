import type { FastifyReply } from 'fastify';
import { codePolicy, contentPolicy, dataPolicy, filePolicy, reportingEndpoints } from './csp.ts';

const policies = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
};

/** Matches addresses that contain a secret. Other sites must not see them as the referrer. */
const secretPath = /^\/(reset-password|(verify|confirm|stop)-email|unsubscribe|boletin|auth)\b/i;

interface Asked {
  publicUrl: string;
  s3: { publicUrl: string | null } | null;
}

/** Returns the security headers of every response. */
export function securityHeaders({ publicUrl, s3 }: Asked): Record<string, string> {
  const https = publicUrl.startsWith('https:');
  const cdn = s3?.publicUrl ? new URL(s3.publicUrl).origin : null;
  return {
    'content-security-policy': contentPolicy({ https, cdn }),
    'reporting-endpoints': reportingEndpoints,
    ...policies,
    ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** Returns the headers of API data: the given headers of all responses, except those that only pages need. */
export function dataHeaders({ 'reporting-endpoints': _, ...headers }: Record<string, string>): Record<string, string> {
  return { ...headers, 'content-security-policy': dataPolicy };
}

/** Returns stricter headers for stored images and for addresses that contain a token, and null for all others. */
export function stricterHeaders(area: string, path: string): Record<string, string> | null {
  if (area === 'uploads') return { 'content-security-policy': filePolicy };
  return secretPath.test(path) ? { 'referrer-policy': 'no-referrer' } : null;
}

/** Headers that a file of the app does not need: those for pages only, and those that only other API clients use. */
const ofOthers = [
  'accept-ranges',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'permissions-policy',
  'reporting-endpoints',
  'x-frame-options',
  'referrer-policy',
  'origin-agent-cluster',
  'cross-origin-opener-policy',
  'x-dns-prefetch-control',
  'x-permitted-cross-domain-policies',
];

/**
 * Removes the headers that a browser ignores on a file of the app. A first visit fetches a dozen files, and these
 * headers would add half a kilobyte to each.
 */
export function lighten(reply: FastifyReply): void {
  for (const name of ofOthers) reply.removeHeader(name);
  reply.header('content-security-policy', codePolicy);
}
