import { notifications as contract } from '@tero/shared/contract/notifications';
import { addressAt } from '@tero/shared/rules/text/address';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { settled } from '../../http/idempotency/claims.ts';
import { besideContract } from '../../http/plugins/caching.ts';
import { countUnread, list } from './notice/repository.ts';
import { noticeView } from './notice/view.ts';
import { markAllRead, markRead } from './service.ts';
import { type OwnSettings, saveSettings, settingsReply } from './settings/service.ts';
import { unsubscribe } from './settings/unsubscribe.ts';

export function notificationRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.list, async ({ query, caller }) => {
    const rows = await list(deps.db, caller.accountId, query.limit);
    return { success, notifications: rows.map(noticeView) };
  });
  bind(app, deps, contract.unreadCount, async ({ caller }) => {
    return { success, unreadCount: await countUnread(deps.db, caller.accountId) };
  });
  bind(app, deps, contract.read, async ({ params, caller }) => {
    await markRead(deps, caller.accountId, params.id);
    return { success };
  });
  bind(app, deps, contract.markAllRead, async ({ caller }) => {
    await markAllRead(deps, caller.accountId);
    return { success };
  });
  bind(app, deps, contract.settings, async ({ caller }) => {
    return { success, data: await settingsReply(deps, caller.accountId) };
  });
  bind(app, deps, contract.updateSettings, ({ body, caller, claim, expected }) =>
    settled(
      claim,
      (data: OwnSettings) => ({ success, message: 'Configuración guardada exitosamente', data }),
      (settle) => saveSettings(deps, caller.accountId, body.settings, { expected, settle }),
    ),
  );
  app.register(async (mails) => unsubscribeRoutes(mails, deps));
}

/**
 * Registers the routes to unsubscribe. Mail programs post a form (RFC 8058), which no other call accepts. Its content
 * does not matter, because the token is in the URL.
 */
function unsubscribeRoutes(app: FastifyInstance, deps: Deps): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    async () => null,
  );
  bind(app, deps, contract.unsubscribe, async ({ params }) => {
    const category = await unsubscribe(deps, params.token);
    return { success, category, message: `Listo: no te mandamos más emails de «${category}».` };
  });
  // a person who opens the URL of the mail header gets the screen with the button
  app.get<{ Params: { token: string } }>(
    contract.unsubscribe.path,
    besideContract({ cache: 'never' }),
    ({ params }, reply) => reply.redirect(addressAt(deps.config.publicUrl)`/unsubscribe/${params.token}`),
  );
}
