// Measures how many pushes per second leave the outbox, including settings, leases and marks, and the cost of the
// encryption alone. The push service runs in another thread, responds 201 and reads nothing.

import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import webpush from 'web-push';
import { readConfig } from '../../api/src/config/config.ts';
import { systemClock } from '../../api/src/core/clock.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { openDatabase } from '../../api/src/db/open.ts';
import { inTransaction } from '../../api/src/db/transaction.ts';
import { drain } from '../../api/src/delivery/outbox/outbox.ts';
import { openChannels } from '../../api/src/features/notifications/delivery/senders.ts';
import { notify } from '../../api/src/features/notifications/notify.ts';

const accounts = 100;
const sink = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const server = createServer((request, response) => request.resume().on('end', () => response.writeHead(201).end()));
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

/** Returns `{ delivered, encrypted }`, both per second. */
export async function measurePushes(count, dataDir) {
  const service = new Worker(sink, { eval: true });
  const [port] = await once(service, 'message');
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', PUSH_ALLOW_LOOPBACK: '1' });
  const db = openDatabase(config);
  const { channels, close } = openChannels({ config, db, clock: systemClock, log: console });
  try {
    await migrate(db);
    const keys = newKeys();
    const ids = await subscribed(db, config, keys, `http://127.0.0.1:${port}`);
    await inTransaction(db, async (trx) => {
      const work = { trx, now: systemClock.now(), config };
      for (let told = 0; told < count; told += 1) await notify(work, notice(ids, told));
    });
    const push = channels.find(({ channel }) => channel === 'push');
    const delivered = await perSecond(count, () => drain({ db, clock: systemClock, ...push }));
    const { sent } = await db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll().as('sent'))
      .where('channel', '=', 'push')
      .where('status', '=', 'sent')
      .executeTakeFirstOrThrow();
    if (Number(sent) !== count) throw new Error(`${sent} of ${count} pushes arrived`);
    const payload = JSON.stringify({ web_push: 8030, notification: notice(ids, 0) });
    const encrypted = await perSecond(count, () => {
      for (let at = 0; at < count; at += 1) {
        webpush.generateRequestDetails({ endpoint: 'https://push.example/x', keys }, payload, { vapidDetails: null });
      }
    });
    return { delivered, encrypted };
  } finally {
    close();
    await db.destroy();
    await service.terminate();
  }
}

function newKeys() {
  return {
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

const notice = (ids, at) => ({
  accountId: ids[at % ids.length],
  type: 'new_review',
  title: 'Nueva reseña: 5 estrellas',
  message: '«Quedó impecable.» En «Instalación eléctrica».',
  link: '/provider/reviews',
  key: `${at}`,
});

/** Creates accounts with one browser each; returns their ids. */
async function subscribed(db, config, keys, origin) {
  const created_at = systemClock.now().toISOString();
  const ids = [];
  for (let made = 0; made < accounts; made += 1) {
    const email = `persona${made}@ejemplo.uy`;
    const account = { kind: 'user', role: 'user', name: `Persona ${made}`, email, email_key: email, email_verified: 1 };
    const { id } = await db
      .insertInto('accounts')
      .values({ ...account, created_at, updated_at: created_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const browser = { account_id: id, endpoint: `${origin}/${made}`, ...keys, device: 'Chrome en Android', created_at };
    const row = { ...browser, vapid_key: config.push.vapid.publicKey };
    await db.insertInto('push_subscriptions').values(row).execute();
    ids.push(id);
  }
  return ids;
}

async function perSecond(count, work) {
  const started = performance.now();
  await work();
  return Math.round((count * 1000) / (performance.now() - started));
}
