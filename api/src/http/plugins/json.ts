import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from '../../core/errors.ts';

/**
 * Reads JSON bodies, but no plain text. It refuses bytes that are not UTF-8, because people would see replacement
 * characters. It also refuses the keys `__proto__` and `constructor.prototype`.
 */
export const jsonPlugin = plugin(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (isUtf8(body)) parse(request, body.toString('utf8'), done);
    else done(new AppError('malformed_request'));
  });
});
