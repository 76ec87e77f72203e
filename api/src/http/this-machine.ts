import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

type Direct = Pick<FastifyRequest, 'socket' | 'headers'> & { raw: Pick<FastifyRequest['raw'], 'httpVersion'> };

/** Matches the headers in which a proxy names the original caller, besides `x-forwarded-…`. */
const passedOn = /^(?:x-forwarded\b.*|x-real-ip|forwarded|via|x-original-.*|x-envoy-.*|.*-client-ip|cf-.*)$/;

/**
 * Matches the host names that a machine uses for itself. A proxy usually passes on the host that its visitor asked for.
 */
const own = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Tells whether a call comes from a process on this machine, and not through a proxy, which carries other people's
 * calls. The address must be a loopback one that TRUST_PROXY does not name. The call must have no proxy header, no
 * other host name, and no HTTP/1.0, which only proxies still speak (rule TRUST-47).
 */
export function isOfThisMachine({ socket, headers, raw }: Direct, trustProxy: readonly string[] = []): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isLoopback = address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
  if (!isLoopback || isNamed(address, trustProxy)) return false;
  const isPassedOn = Object.keys(headers).some((name) => passedOn.test(name));
  return !isPassedOn && own.test(headers.host ?? '') && raw.httpVersion !== '1.0';
}

/** Tells whether an address is in one of these ranges. */
function isNamed(address: string, ranges: readonly string[]): boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    // a mask in place of a length
    if (bits && !/^\d+$/.test(bits)) return true;
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(network, bits ? Number.parseInt(bits, 10) : family === 'ipv6' ? 128 : 32, family);
  }
  return list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
