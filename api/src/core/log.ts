import { randomUUID } from 'node:crypto';
import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';

/** Receives the lines of the log, a JSON object each; the standard output otherwise. */
export interface LogTarget {
  write(line: string): void;
}

/** Options of the structured log, without secrets: the route's pattern instead of the URL, no headers and no body. */
export function logOptions({ logLevel }: { logLevel: string }, logTo?: LogTarget): FastifyServerOptions {
  return {
    genReqId: () => randomUUID(),
    logController: new RequestLog(),
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

/** Levels of routes whose requests are not told. */
const quiet = ['warn', 'error', 'fatal', 'silent'];

/**
 * Writes one line for each request, when it was answered: its route's pattern, not its address, and nothing that anybody
 * sent. So nobody looks for secrets in it, which takes longer than most answers.
 */
class RequestLog extends LogController {
  #plain: FastifyBaseLogger | undefined;

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    this.#plain ??= request.server.log.child({}, { redact: { paths: [] } });
    const res = { statusCode: reply.statusCode };
    const told = { reqId: request.id, req: request, res, responseTime: reply.elapsedTime };
    if (error) super.requestCompleted(error, request, reply);
    else if (!quiet.includes(request.routeOptions.logLevel ?? 'info')) this.#plain.info(told, 'request completed');
  }
}
