import type { FastifyRequest } from 'fastify';

/** Where the calls come from that the server makes itself, by `app.inject`: no other machine has this address. */
export const ownAddress = '0.0.0.0';

/** Whether the server itself calls, for a page that it draws: on nobody's account of calls, and of no interest to operators. */
export function isOwnCall({ socket }: Pick<FastifyRequest, 'socket'>): boolean {
  return socket.remoteAddress === ownAddress;
}
