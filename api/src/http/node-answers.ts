import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@tero/shared/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { plainTarget } from '../core/address.ts';
import { AppError } from '../core/errors.ts';
import { asksForPage, sendErrorPage } from './error-page.ts';
import { securityHeaders } from './security-headers.ts';

/** Error codes for what Node's parser refuses before there is a request. */
const refusals: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
};

/**
 * Options of the server with which no answer is Node's or Fastify's own: what they refuse by themselves gets the security
 * headers and the error envelope too.
 */
export function nodeAnswers(config: Parameters<typeof securityHeaders>[0]): FastifyServerOptions {
  const headers = securityHeaders(config);
  return {
    rewriteUrl: plainTarget,
    // malformed addresses respond 404: a broken percent escape, a parameter that is too long
    frameworkErrors: (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const unknown = new AppError('route_not_found');
      void reply.status(unknown.status).headers(headers);
      if (asksForPage(request))
        sendErrorPage(reply, new AppError('not_found', { message: 'La dirección está mal escrita.' }));
      else void reply.send(unknown.envelope());
    },
    clientErrorHandler: (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      // an answer that has begun cannot become another one
      const answer = answers.get(socket);
      if (answer?.headersSent && !answer.closed) return void socket.destroy();
      const refusal = new AppError(refusals[error.code ?? ''] ?? 'malformed_request');
      // whoever asks for a head takes a body for the next answer, and breaks the connection off
      const { rawPacket } = error;
      const isHead = rawPacket instanceof Buffer && rawPacket.subarray(0, 5).toString('latin1') === 'HEAD ';
      socket.write(written(refusal, headers, isHead));
      socket.destroySoon();
    },
  };
}

interface Answer {
  readonly headersSent: boolean;
  readonly closed: boolean;
}
/** The last answer on a connection. */
const answers = new WeakMap<object, Answer>();

/** Has to be called once: `Expect` is no reason to refuse, and Node must know which answers have begun. */
export function followAnswers({ server }: FastifyInstance): void {
  server.prependListener('request', ({ socket }, answer) => {
    answers.set(socket, answer);
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
