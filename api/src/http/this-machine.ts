import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Tells whether a call comes from a loopback address and not through a proxy, whose calls are somebody else's. */
export function isOfThisMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const isPassedOn = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => headers[name] !== undefined);
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isLoopback = address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
  return isLoopback && !isPassedOn;
}
