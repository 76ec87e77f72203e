import { createHash } from 'node:crypto';
import { support } from '@tero/shared/contract/support';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { htmlOf } from '../../delivery/mail/html.ts';
import type { Deps } from '../../deps/deps.ts';
import { sendPlainPage } from '../../http/plain-page.ts';
import { besideContract } from '../../http/plugins/caching.ts';
import { contactForm, fieldNames, type Texts } from './contact-form.ts';

/** The most bytes of a form: each letter of the longest message may take nine. */
const largest = 64 * 1024;
const home = '<a href="/">Ir al inicio</a>';

/**
 * Accepts the form of `/contact` from a page without its script (rule NAV-131). It calls the API's own endpoint as the
 * sender, so that the endpoint's schema, limits and bot trap apply here too.
 */
export function plainRoutes(app: FastifyInstance, { config }: Deps): void {
  app.register(async (scope) => {
    const form = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: largest }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.post('/contact', besideContract({ cache: 'never' }), async (request, reply) => {
      const given = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const values: Texts = Object.fromEntries(fieldNames.map((name) => [name, given.get(name) || undefined]));
      if (!isFromHere(request, config.publicUrl)) {
        reply.status(403);
        return sendPlainPage(reply, 'No recibimos tu mensaje', `<p>Mandalo desde Tero.</p>${contactForm(values)}`);
      }
      const answer = await app.inject({
        method: 'POST',
        url: support.send.path,
        remoteAddress: request.ip,
        headers: { 'user-agent': request.headers['user-agent'] ?? '', 'idempotency-key': keyOf(request.ip, values) },
        payload: { ...values, page: '/contact' },
      });
      const { message, errors } = answer.json<{ message?: string; errors?: Texts }>();
      reply.status(answer.statusCode);
      const said = `<p>${htmlOf(message ?? '')}</p>`;
      if (answer.statusCode < 300) return sendPlainPage(reply, 'Recibimos tu mensaje', `${said}${home}`);
      // each fault is shown at its field
      const why = errors ? '<p>Revisá los datos que marcamos abajo.</p>' : said;
      return sendPlainPage(reply, 'Todavía no recibimos tu mensaje', `${why}${contactForm(values, errors)}`);
    });
  });
}

/** Returns the key of a message, so that a second press or a reload does not send it twice. */
function keyOf(ip: string, values: Texts): string {
  return createHash('sha256')
    .update(JSON.stringify([ip, values]))
    .digest('hex');
}

/**
 * Tells whether one of our pages sent the form. A caller that sends neither header is not a current browser, and is
 * accepted, as with JSON.
 */
function isFromHere({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'same-origin';
  const { origin } = headers;
  return !origin || origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}
