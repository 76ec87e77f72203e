import type { FastifyRequest } from 'fastify';

/** The address of calls that the server makes to itself with `app.inject`. No other machine has it. */
export const ownAddress = '0.0.0.0';

/**
 * Tells whether the server itself calls, for a page that it renders. Such calls count towards no limit and are not
 * logged.
 */
export function isOwnCall({ socket }: Pick<FastifyRequest, 'socket'>): boolean {
  return socket.remoteAddress === ownAddress;
}
