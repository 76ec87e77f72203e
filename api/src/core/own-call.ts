import type { FastifyRequest } from 'fastify';

/** Where the calls come from that the server makes itself, by `app.inject`: no other machine has this address. */
export const ownAddress = '0.0.0.0';

/**
 * Tells whether the server itself calls, for a page that it renders: such calls count for nobody's limits and are not
 * logged.
 */
export function isOwnCall({ socket }: Pick<FastifyRequest, 'socket'>): boolean {
  return socket.remoteAddress === ownAddress;
}
