import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the network under which limits count an address. For IPv6 it is the /64, since a household owns all of it.
 * For IPv4 it is the address itself, also when written as IPv6 (`::ffff:192.0.2.1`).
 */
export function networkOf(ip: string): string {
  if (ip !== last.ip) last = { ip, own: prefixOf(ip, 4), flood: prefixOf(ip, 3) };
  return last.own;
}

/**
 * Returns the network under which floods are counted: for IPv6 a /48, the range that providers rent to one customer.
 */
export function floodNetworkOf(ip: string): string {
  return networkOf(ip) && last.flood;
}

/** The last network that was computed: each call asks for its own network several times. */
let last = { ip: '', own: '', flood: '' };

/** Returns the network under which floods are counted, from a result of `networkOf`. */
export function floodNetworkOfNetwork(network: string): string {
  return floodNetworkOf(network.replace('/64', ''));
}

/**
 * Returns the first `count` groups of 16 bits of an IPv6 address: `2001:db8:1:2::/64`. Returns other text unchanged,
 * because a connection that the caller has reset has no address.
 */
function prefixOf(ip: string | undefined, count: number): string {
  const [address = ''] = (ip ?? '').split('%');
  if (isIPv4(address) || !isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const prefix = groups.slice(0, count).map((group) => group.toString(16));
  return `${prefix.join(':')}::/${count * 16}`;
}

/** Returns the eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = '', right] = plain.split('::').map((part) => part.split(':').filter(Boolean)) as [string[], string[]?];
  const zeros = Array.from({ length: 8 - left.length - (right?.length ?? 0) }, () => '0');
  return [...left, ...zeros, ...(right ?? [])].map((group) => Number.parseInt(group, 16));
}
