import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Address ranges that no push service has: this machine, private networks, and ranges that map to them. */
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
// one list per IP version: in a common list the range of mapped addresses would contain every IPv4 address
for (const range of ranges) inside[range[2]].addSubnet(...range);

/** Tells whether an IP address is not public. A text that is no address counts as private. */
export function isPrivateAddress(address: string): boolean {
  const [bare = ''] = address.split('%');
  const version = isIP(bare);
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return version === 0 || inside[family].check(bare, family);
}

/**
 * Makes a DNS lookup for addresses that strangers chose: a name with any private address fails as not found. It runs as
 * part of the connection, so that a name cannot change in between.
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
