import type { FastifyRequest } from 'fastify';

/** The address of calls that the server makes itself, by `app.inject`: no other machine has it. */
export const ownAddress = '0.0.0.0';

/**
 * Tells whether the server itself calls, for a page that it renders: such calls count for nobody's limits and are not
 * logged.
 */
export function isOwnCall({ socket }: Pick<FastifyRequest, 'socket'>): boolean {
  return socket.remoteAddress === ownAddress;
}
