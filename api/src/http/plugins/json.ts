import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from '../../core/errors.ts';

/**
 * Reads JSON bodies, and no plain text. Bytes that are not UTF-8 are refused: read on, they would become replacement
 * characters in what people see. So are the keys `__proto__` and `constructor.prototype`.
 */
export const jsonPlugin = plugin(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isUtf8(body)) parse(request, body.toString('utf8'), done);
    else done(new AppError('malformed_request'));
  });
});
