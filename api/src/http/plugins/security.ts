import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { areaOf, pathOf } from '../../core/address.ts';
import { AppError } from '../../core/errors.ts';
import type { Deps } from '../../deps/deps.ts';
import { dataHeaders, securityHeaders, stricterHeaders } from '../security-headers.ts';

/**
 * Sets the security headers of every response, including errors, the event stream and the service worker.
 * `node-responses.ts` sets them on the responses that Node itself sends.
 */
export const securityPlugin = plugin(async (app: FastifyInstance, { config }: Deps) => {
  const headers = securityHeaders(config);
  const ofData = dataHeaders(headers);
  app.addHook('onRequest', (request, reply, done) => {
    const area = areaOf(request);
    // the page of /api/docs exists only outside production and returns no data
    const isData = area === 'api' && !pathOf(request).startsWith('/api/docs');
    reply.headers(isData ? ofData : headers);
    const stricter = stricterHeaders(area, pathOf(request));
    if (stricter) reply.headers(stricter);
    const { httpVersion } = request.raw;
    if (httpVersion === '1.1' && request.headers.host === undefined) done(new AppError('malformed_request'));
    else done();
  });
});
