import { newsletter as contract } from '@tero/shared/contract/newsletter';
import { addressAt } from '@tero/shared/rules/text/address';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { besideContract } from '../../http/plugins/caching.ts';
import { promised } from '../../http/promised.ts';
import { confirm, leave, subscribe } from './service.ts';

const sent = 'Te mandamos un email para confirmar. Si no llega, mirá en la carpeta de spam.';

export function newsletterRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.subscribe, async ({ body }) => {
    await subscribe(deps, body);
    return { success, ...(await promised(deps, 'email', sent)) };
  });
  bind(app, deps, contract.confirm, async ({ params }) => {
    await confirm(deps, params.token);
    return { success, message: 'Listo: te suscribiste al boletín.' };
  });
  app.register(async (mails) => leaveRoutes(mails, deps));
}

/**
 * Registers the routes that end a subscription. Mail programs post a form (RFC 8058), whose content does not matter,
 * because the token is in the URL.
 */
function leaveRoutes(app: FastifyInstance, deps: Deps): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    async () => null,
  );
  bind(app, deps, contract.leave, async ({ params }) => {
    await leave(deps, params.token);
    return { success, message: 'Listo: borramos tu email del boletín.' };
  });
  // a person who opens the URL of the mail header gets the screen with the button
  app.get<{ Params: { token: string } }>(contract.leave.path, besideContract({ cache: 'never' }), ({ params }, reply) =>
    reply.redirect(addressAt(deps.config.publicUrl)`/boletin/baja?token=${params.token}`),
  );
}
