import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { VapidKeys } from './keys.ts';

export interface PushConfig {
  readonly vapid: VapidKeys & { readonly subject: string };
  /** the earlier keys, for browsers that subscribed before the keys changed, until they open Tero again; null: none */
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
 * Push services of browsers, by the registrable domains of their makers, because a maker may change the host. Each
 * comment names the documented hosts.
 */
export const knownHosts = [
  // Chrome, Brave, Opera, Samsung Internet, Edge on Android: fcm.googleapis.com, android.googleapis.com before
  // (firebase.google.com/docs/cloud-messaging)
  '*.googleapis.com',
  // Chromium without Google's keys, and sometimes Chrome: jmt17.google.com (not documented, but seen in subscriptions)
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
 * Returns the normalised endpoint of a push subscription, or null when it is not acceptable. Anybody can send one, so
 * it must have https, the standard port, the name of a known push service (never an IP address) and no credentials.
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
 * Tells whether the URL is on this machine. The URL parser has already normalised `127.1` and `0x7f000001` to
 * 127.0.0.1.
 */
export function isLoopback(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
}

/** Address ranges in which no push service can be: this machine, private networks, and ranges that map to them. */
const inside = { ipv4: new BlockList(), ipv6: new BlockList() };
const ranges: [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['224.0.0.0', 4, 'ipv4'],
  ['240.0.0.0', 4, 'ipv4'],
  ['::', 128, 'ipv6'],
  ['::1', 128, 'ipv6'],
  ['::ffff:0:0', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  // includes Fly's private networks (fdaa::/16)
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];
// one list per IP version: in a single list, the range of mapped addresses would contain every IPv4 address
for (const range of ranges) inside[range[2]].addSubnet(...range);

/** Tells whether an IP address is not public. A text that is no IP address counts as private. */
export function isPrivateAddress(address: string): boolean {
  const [bare = ''] = address.split('%');
  const version = isIP(bare);
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return version === 0 || inside[family].check(bare, family);
}

/**
 * Returns a DNS lookup for names that strangers chose. A name with any private address fails as not found. The lookup
 * is part of the connection, so that the name cannot resolve differently in between.
 */
export function guardedLookup(resolve: typeof lookUp = lookUp): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const hidden = found.find(({ address }) => isPrivateAddress(address));
      if (hidden || found.length === 0) {
        const refusal = Object.assign(new Error(`${hostname} is no public host`), { code: 'EPRIVATE' });
        return done(refusal, []);
      }
      const [first] = found;
      return options.all ? done(null, found) : done(null, first?.address ?? '', first?.family);
    });
  };
}
