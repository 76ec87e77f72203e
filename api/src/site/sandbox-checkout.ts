import { addressAt } from '@tero/shared/rules/text/address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps/deps.ts';
import { besideContract } from '../http/plugins/caching.ts';
import { checkoutPath } from '../payments/start.ts';

const agreementId = /^[0-9a-f]{32}$/;
const choices = ['pay', 'reject', 'back'];
const timeLimit = 10_000;

/**
 * Serves the sandbox's checkout pages under the app's origin and headers. The app exposes no other part of the gateway.
 */
export function sandboxCheckout(app: FastifyInstance, { config }: Deps, gateway: string): void {
  app.register(async (scope) => {
    const form = 'application/x-www-form-urlencoded';
    scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) =>
      done(null, body),
    );
    const hidden = besideContract({ cache: 'checked' });
    scope.get(`${checkoutPath}/estilo.css`, hidden, (_request, reply) => pass(reply, 'estilo.css'));
    scope.get(`${checkoutPath}/:id`, hidden, (request, reply) => pass(reply, idOf(request)));
    scope.post(`${checkoutPath}/:id`, hidden, (request, reply) => {
      const action = new URLSearchParams(String(request.body ?? '')).get('action') ?? '';
      return pass(reply, idOf(request), choices.includes(action) ? action : 'back');
    });
  });

  async function pass(reply: FastifyReply, page: string, action?: string): Promise<FastifyReply> {
    const response = await fetch(addressAt(gateway)`/checkout/${page}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
      ...(action && { method: 'POST', body: new URLSearchParams({ action }) }),
    });
    const location = response.headers.get('location');
    // a path, because the browser may know this server by another name than PUBLIC_URL
    if (location) reply.header('location', location.startsWith(`${config.publicUrl}/`) ? pathOf(location) : location);
    return reply
      .status(response.status)
      .type(response.headers.get('content-type') ?? 'text/plain')
      .header('cache-control', response.headers.get('cache-control') ?? 'no-cache')
      .send(Buffer.from(await response.arrayBuffer()));
  }
}

/** Returns the agreement's id; anything else becomes an id that the gateway does not have. */
function idOf(request: FastifyRequest): string {
  const { id } = request.params as { id: string };
  return agreementId.test(id) ? id : 'none';
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
