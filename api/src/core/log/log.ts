import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { hostname } from 'node:os';
import process from 'node:process';
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { isOwnCall } from '../own-call.ts';
import { type LogTarget, standardOutput } from './log-lines.ts';

/** The process, in every line, and how it is written there. */
const base = { pid: process.pid, hostname: hostname() };
const beginning = JSON.stringify(base).slice(1, -1);

/**
 * Returns the options of the structured log, which holds no secrets: the route's pattern instead of the URL, no
 * headers, no body.
 */
export function logOptions({ logLevel }: { logLevel: string }, logTo?: LogTarget): FastifyServerOptions {
  const target = logTo ?? standardOutput();
  return {
    genReqId: () => randomUUID(),
    logController: new RequestLog(target),
    childLoggerFactory: (logger, bindings, options, raw) =>
      logger.child({ ...bindings, ...traceOf(raw.headers) }, options),
    logger: {
      level: logLevel,
      stream: target,
      base,
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

/** Returns the trace id from the W3C header `traceparent`; empty when the header is missing or invalid. */
function traceOf({ traceparent }: IncomingHttpHeaders): { traceId?: string } {
  if (traceparent === undefined) return {};
  const [, traceId] =
    /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:$|-)/.exec(String(traceparent)) ?? [];
  return traceId ? { traceId } : {};
}

/** Levels of routes, and of a log, at which requests are not logged. */
const quiet = ['warn', 'error', 'fatal', 'silent'];

/**
 * Writes one line per request, after its response. The line holds the route's pattern but nothing that a caller sent,
 * so it needs no search for secrets, which would take longer than most requests.
 */
class RequestLog extends LogController {
  readonly #target: LogTarget;

  constructor(target: LogTarget) {
    super();
    this.#target = target;
  }

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (error) super.requestCompleted(error, request, reply);
    else if (!isOwnCall(request) && isTold(request)) this.#target.write(lineOf(request, reply));
  }
}

function isTold({ routeOptions, server }: FastifyRequest): boolean {
  return !quiet.includes(routeOptions.logLevel ?? 'info') && !quiet.includes(server.log.level);
}

function lineOf({ id, method, ip, headers, routeOptions }: FastifyRequest, reply: FastifyReply): string {
  const { statusCode, elapsedTime } = reply;
  const req = JSON.stringify({ method, route: routeOptions.url ?? '(none)', ip });
  const { traceId } = traceOf(headers);
  const trace = traceId ? `,"traceId":"${traceId}"` : '';
  const request = `"reqId":"${id}","req":${req},"res":{"statusCode":${statusCode}},"responseTime":${elapsedTime}${trace}`;
  return `{"level":30,"time":${Date.now()},${beginning},${request},"msg":"request completed"}\n`;
}
