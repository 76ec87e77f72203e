import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';

/** Options of the structured log, without secrets: the route's pattern instead of the URL, no headers and no body. */
export function logOptions({ logLevel }: { logLevel: string }): FastifyServerOptions {
  return {
    genReqId: () => randomUUID(),
    logger: {
      level: logLevel,
      redact: {
        paths: [
          'authorization',
          'cookie',
          'password',
          'token',
          'code',
          'state',
          'cedula_number',
          'jwtSecret',
          'accessToken',
          'webhookSecret',
          'payer_email',
        ].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[redacted]',
      },
      serializers: {
        req: (request) => ({
          method: request.method,
          route: request.routeOptions?.url ?? '(none)',
          ip: request.ip,
        }),
        res: (reply) => ({ statusCode: reply.statusCode }),
      },
    },
  };
}
