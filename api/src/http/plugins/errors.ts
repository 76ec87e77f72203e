import type { ErrorCode } from '@tero/shared/errors';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError, isStorageFull } from '../../core/errors.ts';
import { DatabaseAway } from '../../db/postgres/away.ts';
import { asksForPage, sendErrorPage } from '../error-page.ts';

/** Error codes for the errors of Fastify and its plugins. */
const known: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_HANDLER_TIMEOUT: 'request_timeout',
  FST_UNDER_PRESSURE: 'overloaded',
};

/** Turns errors into error envelopes. No other place does. */
export const errorsPlugin = plugin(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const expected = lostItsFiles(error, request) ? new AppError('malformed_request') : asAppError(error);
    if (expected.code === 'internal_error') request.log.error({ err: error, req: request }, 'unexpected error');
    if (expected instanceof DatabaseAway)
      request.log.warn({ err: expected.cause }, 'the database does not answer as it should');
    // the rest of its body may never come
    if (expected.code === 'request_timeout') reply.header('connection', 'close');
    const { retryAfter } = expected.details;
    if (retryAfter) reply.header('retry-after', `${Math.ceil(retryAfter)}`);
    if (expected.code === 'range_not_satisfiable') reply.headers(rangeOf(error));
    reply.status(expected.status);
    return asksForPage(request) ? sendErrorPage(reply, expected) : reply.send(expected.envelope());
  });
});

/**
 * Returns the `Content-Range` header, which gives the length of a file when a requested range starts beyond its end.
 */
function rangeOf({ headers }: FastifyError & { headers?: Record<string, string> }): Record<string, string> {
  const range = headers?.['Content-Range'];
  return range === undefined ? {} : { 'content-range': range };
}

/** Tells whether the call's files are gone: they are deleted when the sender disconnects before they were read. */
function lostItsFiles(error: NodeJS.ErrnoException, { incoming = [] }: FastifyRequest): boolean {
  return error.code === 'ENOENT' && incoming.some(({ path }) => path === error.path);
}

/** Returns the error for people; `internal_error` for unexpected ones. */
export function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  const cause = (error as { cause?: unknown }).cause;
  if (cause instanceof AppError) return cause;
  if (isStorageFull(error)) return new AppError('storage_full');
  const code = known[error.code ?? ''];
  if (code) return new AppError(code);
  const status = error.statusCode ?? 500;
  if (status === 404) return new AppError('not_found');
  if (status === 408) return new AppError('request_timeout');
  if (status === 416) return new AppError('range_not_satisfiable');
  if (status === 413) return new AppError('payload_too_large');
  if (status === 503) return new AppError('overloaded');
  return new AppError(status >= 400 && status < 500 ? 'malformed_request' : 'internal_error');
}
