import { isIP } from 'node:net';
import type { VapidKeys } from './keys.ts';

export interface PushConfig {
  readonly vapid: VapidKeys & { readonly subject: string };
  /** names of push services, or `*.name` */
  readonly hosts: readonly string[];
  /** also http and any port on this machine */
  readonly allowLoopback: boolean;
}

export interface EndpointRules {
  /** names, or `*.name` for all below it */
  hosts: readonly string[];
  /** also http and any port on this machine: for tests and development */
  allowLoopback: boolean;
}

/** The push services of the browsers there are. */
export const knownHosts = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/**
 * A subscription's address as it may be kept and called, or null. Browsers hand it over, so anybody can make one up:
 * https, the standard port, a known push service by name (never an IP address), no credentials.
 */
export function checkedEndpoint(text: string, rules: EndpointRules): string | null {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return null;
  url.hash = '';
  if (rules.allowLoopback && isLoopback(url)) return url.href;
  if (url.protocol !== 'https:' || url.port !== '') return null;
  const host = url.hostname;
  if (isIP(host.replace(/^\[|\]$/g, '')) > 0) return null;
  return rules.hosts.some((allowed) => matches(host, allowed)) ? url.href : null;
}

function matches(host: string, allowed: string): boolean {
  if (allowed.startsWith('*.')) return host.endsWith(allowed.slice(1)) && host.length > allowed.length - 1;
  return host === allowed;
}

/** An address on this machine, as the URL parser reads it: `127.1` and `0x7f000001` are 127.0.0.1 to it. */
export function isLoopback(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
}
