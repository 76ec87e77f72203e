import { isIP } from 'node:net';
import type { VapidKeys } from './keys.ts';

export interface PushConfig {
  readonly vapid: VapidKeys & { readonly subject: string };
  /** of browsers that subscribed before the keys were changed, until they open Tero again; null: there are none */
  readonly former: VapidKeys | null;
  /** names of push services, or `*.name` */
  readonly hosts: readonly string[];
  /** allows http and any port on this machine too */
  readonly allowLoopback: boolean;
}

export interface EndpointRules {
  /** host names, or `*.name` for all subdomains */
  hosts: readonly string[];
  /** allows http and any port on this machine, for tests and development */
  allowLoopback: boolean;
}

/**
 * Push services of browsers, by the registrable domains of their makers: which host of one a browser names is the
 * maker's to change. Each host behind the browsers is the one that the maker documents.
 */
export const knownHosts = [
  // Chrome, Brave, Opera, Samsung Internet, Edge on Android: fcm.googleapis.com, android.googleapis.com before
  // (firebase.google.com/docs/cloud-messaging)
  '*.googleapis.com',
  // Chromium without Google's keys, and some of Chrome: jmt17.google.com (documented nowhere, seen in subscriptions)
  '*.google.com',
  // Firefox: updates.push.services.mozilla.com (mozilla-services.github.io/autopush-rs)
  '*.mozilla.com',
  // Safari: web.push.apple.com; Apple asks to allow *.push.apple.com ("Sending web push notifications in web apps and
  // browsers", developer.apple.com)
  '*.apple.com',
  // Edge on Windows: wns2-….notify.windows.com (learn.microsoft.com, "Windows Push Notification Services overview")
  '*.windows.com',
] as const;

/**
 * Returns the normalised endpoint of a push subscription, or null. Anybody can send one, so it must have https, the
 * standard port, a known push service by name (never an IP address) and no credentials.
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

/**
 * Tells whether the URL is on this machine. The URL parser has normalised it: `127.1` and `0x7f000001` are 127.0.0.1.
 */
export function isLoopback(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
}
