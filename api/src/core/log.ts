import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';

/** Receives the lines of the log, a JSON object each; the standard output otherwise. */
export interface LogTarget {
  write(line: string): void;
}

/** Options of the structured log, without secrets: the route's pattern instead of the URL, no headers and no body. */
export function logOptions({ logLevel }: { logLevel: string }, logTo?: LogTarget): FastifyServerOptions {
  return {
    genReqId: () => randomUUID(),
    logger: {
      level: logLevel,
      ...(logTo && { stream: logTo }),
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
