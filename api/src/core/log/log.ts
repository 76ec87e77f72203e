import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { LateLog } from './late-log.ts';
import { type LogTarget, standardOutput } from './log-lines.ts';

/** Options of the structured log, without secrets: the route's pattern instead of the URL, no headers and no body. */
export function logOptions({ logLevel }: { logLevel: string }, logTo?: LogTarget): FastifyServerOptions {
  return {
    genReqId: () => randomUUID(),
    logController: new RequestLog(),
    childLoggerFactory: (logger, bindings, options, raw) =>
      new LateLog(() => logger.child({ ...bindings, ...traceOf(raw.headers) }, options)),
    logger: {
      level: logLevel,
      stream: logTo ?? standardOutput(),
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

/** The trace that a call is part of, by W3C's `traceparent`; empty without one, or with one that is badly written. */
function traceOf({ traceparent }: IncomingHttpHeaders): { traceId?: string } {
  if (traceparent === undefined) return {};
  const [, traceId] =
    /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:$|-)/.exec(String(traceparent)) ?? [];
  return traceId ? { traceId } : {};
}

/** Levels of routes whose requests are not told. */
const quiet = ['warn', 'error', 'fatal', 'silent'];

/**
 * Writes one line for each request, when it was answered: its route's pattern, not its address, and nothing that anybody
 * sent. So nobody looks for secrets in it, which takes longer than most answers.
 */
class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (error) super.requestCompleted(error, request, reply);
    else if (!quiet.includes(request.routeOptions.logLevel ?? 'info'))
      tellCompleted(request.server.log, request, { statusCode: reply.statusCode, milliseconds: reply.elapsedTime });
  }
}

/** What the line of an answered request is made of. */
interface Answered {
  id: string;
  method: string;
  ip: string;
  headers: IncomingHttpHeaders;
  routeOptions: { url?: string | undefined };
}

const plainLogs = new WeakMap<FastifyBaseLogger, FastifyBaseLogger>();

/** Writes the line of an answered request. */
export function tellCompleted(
  log: FastifyBaseLogger,
  request: Answered,
  { statusCode, milliseconds }: { statusCode: number; milliseconds: number },
): void {
  const plain = plainLogs.get(log) ?? log.child({}, { redact: { paths: [] } });
  plainLogs.set(log, plain);
  const { id: reqId, headers } = request;
  const told = { reqId, req: request, res: { statusCode }, responseTime: milliseconds, ...traceOf(headers) };
  plain.info(told, 'request completed');
}
