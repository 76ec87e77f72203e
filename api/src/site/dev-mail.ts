import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from '../core/errors.ts';
import { listWaiting } from '../delivery/outbox/repository.ts';
import type { Deps } from '../deps/deps.ts';
import { mailOf } from '../features/notifications/delivery/senders.ts';
import { isUnwanted } from '../features/notifications/delivery/unwanted.ts';
import { besideContract } from '../http/plugins/caching.ts';
import { isOfThisMachine } from '../http/this-machine.ts';

const shown = 50;

/**
 * Serves `GET /api/dev/mail` and `/api/dev/sms`: the mails and SMS that were not sent because there is no mail server
 * or gateway. Only in development and for this machine, because they contain links and codes that sign people in.
 */
export const devMailPlugin = plugin(async (app: FastifyInstance, deps: Deps) => {
  if (!deps.config.production) await app.register(async (scope) => devMail(scope, deps));
});

function devMail(app: FastifyInstance, { config, db }: Deps): void {
  app.addHook('onRequest', async (request) => {
    if (!isOfThisMachine(request)) throw new AppError('route_not_found');
  });
  if (!config.sms) {
    app.get('/api/dev/sms', besideContract({ cache: 'never' }), async () => {
      const rows = await listWaiting(db, 'sms', shown);
      const wanted = await withoutUnwanted('sms', rows);
      return wanted.map(({ id, created_at, payload }) => ({ id, created_at, ...JSON.parse(payload) }));
    });
  }
  if (config.smtpUrl) return;
  app.get('/api/dev/mail', besideContract({ cache: 'never' }), async () => {
    const rows = await listWaiting(db, 'email', shown);
    const wanted = await withoutUnwanted('email', rows);
    const mails = wanted.map(async ({ id, created_at, payload, account_id }) => {
      return { id, created_at, ...(await mailOf({ db, config }, JSON.parse(payload), account_id)) };
    });
    return Promise.all(mails);
  });

  /** Leaves out messages that the account's settings keep from the mail server or gateway. */
  async function withoutUnwanted(channel: 'email' | 'sms', rows: Awaited<ReturnType<typeof listWaiting>>) {
    const wanted: typeof rows = [];
    for (const row of rows) {
      const { account_id: accountId, category } = row;
      if (!(await isUnwanted({ db }, channel, { accountId, category }))) wanted.push(row);
    }
    return wanted;
  }
}
