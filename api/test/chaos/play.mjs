// Runs the chaos test: builds the world, lets people act while faults happen, and compares.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../src/db/open.ts';
import { makeVapidKeys } from '../../src/delivery/push/keys.ts';
import { startBucket } from '../bucket.ts';
import { elsewhere, startTestGateway } from '../payments-elsewhere.ts';
import { startSmtp } from '../smtp.ts';
import { Asking } from './ask.mjs';
import { startBalancer } from './balancer.mjs';
import { disturb, faultsOf } from './faults.mjs';
import { Fleet } from './fleet.mjs';
import { People } from './people.mjs';
import { randomFrom } from './random.mjs';
import { tableOf } from './table.mjs';
import { compare } from './truth.mjs';

const processes = 3;
const people = 6;
const minute = 60_000;
const longestRecovery = 5;
const giveUp = 60;
const longestClose = 10_000;

export async function playChaos({ minutes, seed, startPostgres }) {
  const random = randomFrom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'tero-chaos-'));
  const [postgres, bucket, smtp, gateway] = await Promise.all([
    startPostgres({ durable: true }),
    startBucket(),
    startSmtp(),
    startTestGateway(join(folder, 'gateway')),
  ]);
  const balancer = await startBalancer();
  const vapid = makeVapidKeys();
  const env = {
    ...{
      NODE_ENV: 'test',
      DEMO: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000',
      RESPONSE_CACHE_SECONDS: '0',
      PUBLIC_URL: balancer.url,
    },
    ...{ JWT_SECRET: 'a secret that all processes of the chaos have', DATABASE_URL: postgres.url, SMTP_URL: smtp.url },
    ...{ VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey },
    ...bucket.env,
    ...elsewhere(gateway),
  };
  const fleet = new Fleet(folder, env);
  await fleet.start(processes);
  balancer.use(fleet.ports);
  await gateway.ask('notify-at', { url: `${balancer.url}/api/webhooks/mercadopago` });
  const db = openDatabase({ databaseUrl: postgres.url, dataDir: folder });
  const clock = { now: () => new Date() };
  const h = { deps: { db }, clock, app: { jwt: { sign: () => '' } } };
  const asking = new Asking(balancer.url);
  const world = new People({ asking, h, gateway, random, run: seed % 10_000 });
  await world.settleIn();

  const until = Date.now() + minutes * minute;
  const isOver = () => Date.now() >= until;
  // a call that has no response by now will never get one
  const end = setTimeout(
    () => {
      asking.isOver = true;
      asking.faults.push(`no end: ${asking.last}`);
    },
    (minutes + 2) * minute,
  );
  const prober = await world.prober();
  const [recovered] = await Promise.all([
    disturb({
      faults: faultsOf({ fleet, postgres, bucket, random }),
      random,
      isOver,
      probe: () => recovery(asking, prober),
    }),
    ...Array.from({ length: people }, () => world.live(isOver)),
  ]);

  clearTimeout(end);
  await settled({ fleet, db });
  asking.isOver = true;
  const given = {
    db,
    ledger: world.ledger,
    asking,
    mails: smtp.mails,
    errors: fleet.errors,
    recovered,
    longestRecovery,
  };
  const checks = await compare({ ...given, origin: balancer.url });
  const table = tableOf({ minutes, seed, ...given, checks });
  await fleet.end();
  const closed = Promise.all([db.destroy(), balancer.close(), gateway.close(), smtp.close(), bucket.close()]);
  // clients that were cut off halfway may never notice, so the process ends after this time
  await Promise.race([closed, pause(longestClose)]);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  return { table, checks };
}

/** Returns the seconds until a write succeeds again. */
async function recovery(asking, probe) {
  const began = performance.now();
  for (;;) {
    const response = await probe(asking);
    const seconds = (performance.now() - began) / 1000;
    if (seconds > giveUp || (response && response.status < 300)) return seconds;
    await pause(50);
  }
}

/** Waits until everything that killed processes had claimed is due again and done. */
async function settled({ fleet, db }) {
  fleet.setClock(null, 12 * minute);
  for (let tries = 0; tries < 300; tries += 1) {
    const waits = await db.selectFrom('outbox').select('id').where('status', '=', 'pending').limit(1).execute();
    const events = await db
      .selectFrom('payment_notifications')
      .select('id')
      .where('status', '=', 'pending')
      .limit(1)
      .execute();
    if (waits.length + events.length === 0) return;
    await pause(200);
  }
}
