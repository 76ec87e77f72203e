import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { listWaiting } from '../delivery/outbox/repository.ts';
import type { Deps } from '../deps/deps.ts';
import { mailOf } from '../features/notifications/delivery/senders.ts';
import { besideContract } from '../http/plugins/caching.ts';

const shown = 50;

/**
 * `GET /api/dev/mail` and `/api/dev/sms`: the mails, and ready texts, that were not sent because there is no mail server
 * and no gateway. Only in development.
 */
export const devMailPlugin = plugin(async (app: FastifyInstance, { config, db }: Deps) => {
  if (config.production) return;
  if (!config.sms) {
    app.get('/api/dev/sms', besideContract({ cache: 'never' }), async () => {
      const rows = await listWaiting(db, 'sms', shown);
      return rows.map(({ id, created_at, payload }) => ({ id, created_at, ...JSON.parse(payload) }));
    });
  }
  if (config.smtpUrl) return;
  app.get('/api/dev/mail', besideContract({ cache: 'never' }), async () => {
    const rows = await listWaiting(db, 'email', shown);
    const mails = rows.map(async ({ id, created_at, payload, account_id }) => {
      return { id, created_at, ...(await mailOf({ db, config }, JSON.parse(payload), account_id)) };
    });
    return Promise.all(mails);
  });
});
