import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@tero/shared/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { plainTarget } from '../core/address.ts';
import { AppError } from '../core/errors.ts';
import { asksForPage, sendErrorPage } from './error-page.ts';
import { securityHeaders } from './security-headers.ts';

/** The error code for each failure of Node's parser, which happens before there is a request. */
const refusals: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
};

/**
 * Returns the server options that add the security headers and the JSON error to requests that Node or Fastify refuses
 * before they reach a route.
 */
export function nodeResponses(config: Parameters<typeof securityHeaders>[0]): FastifyServerOptions {
  const headers = securityHeaders(config);
  return {
    rewriteUrl: plainTarget,
    // a malformed address responds 404: it has a broken percent escape, or a parameter that is too long
    frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const unknown = new AppError('route_not_found');
      void reply.status(unknown.status).headers(headers);
      if (asksForPage(request))
        sendErrorPage(
          reply,
          new AppError('not_found', {
            message: 'El enlace está incompleto o tiene un error. Revisalo y probá de nuevo.',
          }),
        );
      else void reply.send(unknown.envelope());
    },
    clientErrorHandler: (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      // a response that has begun cannot become another one
      const response = responses.get(socket);
      if (response?.headersSent && !response.closed) return void socket.destroy();
      const refusal = new AppError(refusals[error.code ?? ''] ?? 'malformed_request');
      // a response to HEAD has no body: the client would read one as the start of the next response and close the
      // connection
      const { rawPacket } = error;
      const isHead = rawPacket instanceof Buffer && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD ';
      socket.write(written(refusal, headers, isHead));
      socket.destroySoon();
    },
  };
}

interface NodeResponse {
  readonly headersSent: boolean;
  readonly closed: boolean;
}
/** The last response on a connection. */
const responses = new WeakMap<object, NodeResponse>();

/**
 * Remembers the last response of each connection, and serves requests with an `Expect` header like all others. Call it
 * once.
 */
export function followResponses({ server }: FastifyInstance): void {
  server.prependListener('request', ({ socket }, response) => {
    responses.set(socket, response);
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function written(error: AppError, headers: Record<string, string>, isHead: boolean): string {
  const body = JSON.stringify(error.envelope());
  const all = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`, ...lines, '', isHead ? '' : body].join('\r\n');
}
