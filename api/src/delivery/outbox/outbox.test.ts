// @module-tag postgres
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { day, minute } from '@tero/shared/rules/time/durations';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { deliveriesOf, outboxOf } from '../../../test/deliveries.ts';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { addBrowser, tell, tellMany } from '../../../test/notices.ts';
import { createClient, createProvider } from '../../../test/people.ts';
import { lineTo } from '../../../test/postgres-line.ts';
import { startPushService } from '../../../test/push-service.ts';
import { writeReview } from '../../../test/reviews.ts';
import { createService } from '../../../test/services.ts';
import { startSmtp } from '../../../test/smtp.ts';
import { openDatabase } from '../../db/open.ts';
import { drain, forgetDelivered } from './outbox.ts';

const push = await startPushService();
afterAll(push.close);

const pending = async (h: Harness) => {
  const rows = await h.deps.db.selectFrom('outbox').selectAll().where('status', '=', 'pending').execute();
  return rows.length;
};

/** Returns a port where nothing listens yet. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

describe('with the mail server down', () => {
  it('calls stay fast, and once it is back each of 50 mails arrives once', async () => {
    const port = await freePort();
    const h = await startHarness({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const { deliver } = deliveriesOf(h);
    const warn = vi.spyOn(h.deps.log, 'warn');
    const provider = await createProvider(h, { entitled: true });
    const service = await createService(h, provider);
    const clients = await Promise.all(Array.from({ length: 50 }, () => createClient(h)));
    const times: number[] = [];
    for (const [at, client] of clients.entries()) {
      const started = performance.now();
      expect((await writeReview(h, client, service)).status).toBe(201);
      times.push(performance.now() - started);
      if (at % 10 === 0) await deliver();
    }
    expect(times.sort((a, b) => a - b)[25]).toBeLessThan(2000);
    const rows = await outboxOf(h, provider.id);
    expect([rows.length, await pending(h)]).toEqual([50, 50]);
    const paused = warn.mock.calls.filter(([, words]) => words === 'a channel is paused');
    expect(paused).toEqual([
      [{ channel: 'email', reason: expect.stringContaining('ECONNREFUSED') }, expect.anything()],
    ]);
    // the breaker holds back the later messages without trying them
    expect(rows.reduce((sum, { attempts }) => sum + attempts, 0)).toBeLessThan(30);

    h.clock.advance(8 * 60 * minute);
    await deliver();
    const smtp = await startSmtp(port);
    for (let passes = 0; passes < 5; passes += 1) {
      h.clock.advance(20 * minute);
      await deliver();
    }
    expect(await pending(h)).toBe(0);
    expect(smtp.mails).toHaveLength(50);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(50);
    await smtp.close();
  });

  it('a mail that its receiver’s server refuses is parked, and one that it puts off is not', async () => {
    const smtp = await startSmtp();
    const h = await startHarness({ SMTP_URL: smtp.url });
    const { deliver } = deliveriesOf(h);
    const person = await createClient(h);
    smtp.state.refuse = 550;
    await tell(h, person);
    await deliver();
    smtp.state.refuse = 451;
    await tell(h, person);
    await deliver();
    expect((await outboxOf(h, person.id)).map(({ status }) => status)).toEqual(['dead', 'pending']);
    smtp.state.refuse = null;
    h.clock.advance(minute);
    await deliver();
    expect((await outboxOf(h, person.id)).map(({ status }) => status)).toEqual(['dead', 'sent']);
    await smtp.close();
  });

  it('a mail that is put off again and again is parked after its last try', async () => {
    const smtp = await startSmtp();
    const h = await startHarness({ SMTP_URL: smtp.url });
    const { deliver } = deliveriesOf(h);
    const person = await createClient(h);
    smtp.state.refuse = 451;
    await tell(h, person);
    for (let tries = 0; tries < 10; tries += 1) {
      await deliver();
      h.clock.advance(120 * minute);
    }
    expect(await outboxOf(h, person.id)).toMatchObject([{ status: 'dead', attempts: 8 }]);
    await smtp.close();
  });
});

describe('several workers', () => {
  it('never send one message twice', async () => {
    const h = await startHarness({ PUSH_ALLOW_LOOPBACK: '1' });
    const person = await createClient(h);
    const { endpoint } = await addBrowser(h, person, push);
    await tellMany(h, [person], 150);
    const second = openDatabase(h.deps.config);
    const [one, two] = [deliveriesOf(h), deliveriesOf(h)];
    const senders = [one, two].map(({ channels }) => channels.find(({ channel }) => channel === 'push'));
    const [first, other] = senders;
    if (!first || !other) throw new Error('there is no push');
    const tried = await Promise.all([drain({ ...h.deps, ...first }), drain({ ...h.deps, db: second, ...other })]);
    await second.destroy();
    const arrived = push.messages.filter((message) => message.endpoint === endpoint).map(({ text }) => text);
    expect([arrived.length, new Set(arrived).size]).toEqual([150, 150]);
    expect(tried[0] + tried[1]).toBe(150);
  });
});

describe('a message that has left the house while the database is away', () => {
  it.runIf(process.env.TEST_DATABASE_URL)('is marked once it is back, and not sent again', async () => {
    const h = await startHarness();
    const line = await lineTo(h.deps.config.databaseUrl ?? '');
    const person = await createClient(h);
    await tell(h, person);
    const db = openDatabase({ ...h.deps.config, databaseUrl: line.url });
    let sent = 0;
    const send = async () => {
      sent += 1;
      line.set('refused');
      setTimeout(() => line.set(null), 200);
      return undefined;
    };
    await drain({ ...h.deps, db, channel: 'email', send });
    h.clock.advance(10 * minute);
    await drain({ ...h.deps, db, channel: 'email', send });
    await db.destroy();
    expect([sent, (await outboxOf(h, person.id)).map(({ status }) => status)]).toEqual([1, ['sent']]);
  });
});

describe('a worker that is killed in the middle of 1,000 pushes', () => {
  it('loses none: those it had in hand may come twice, what is in the app never does', async () => {
    const env = { PUSH_ALLOW_LOOPBACK: '1' };
    const h = await startHarness(env);
    h.clock.set(new Date().toISOString());
    const person = await createClient(h);
    const { endpoint } = await addBrowser(h, person, push);
    const people = [person, ...(await Promise.all(Array.from({ length: 9 }, () => createClient(h))))];
    const browsers = [endpoint];
    for (const one of people.slice(1)) browsers.push((await addBrowser(h, one, push)).endpoint);
    await tellMany(h, people, 1000);
    const work = (minutesAhead: number) =>
      spawn(process.execPath, [join(import.meta.dirname, '../../../test/sending-worker.ts'), String(minutesAhead)], {
        env: { ...process.env, ...env, ...environmentOf(h) },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    const arrived = () => push.messages.filter((message) => browsers.includes(message.endpoint));

    const worker = work(0);
    await new Promise<void>((resolve) => {
      const look = setInterval(() => {
        if (arrived().length < 300) return;
        clearInterval(look);
        worker.kill('SIGKILL');
        resolve();
      }, 1);
    });
    await once(worker, 'exit');
    const atDeath = arrived().length;
    expect(atDeath).toBeLessThan(1000);
    // the messages that the killed process held are due again when their lease ends
    const [code] = await once(work(6), 'exit');
    expect(code).toBe(0);

    const titles = arrived().map(({ text }) => JSON.parse(text).notification.title);
    expect(new Set(titles).size).toBe(1000);
    expect(titles.length - 1000).toBeLessThanOrEqual(50);
    const tags = arrived().map(({ text }) => JSON.parse(text).notification.tag);
    expect(new Set(tags).size).toBe(1000);
    const told = await h.deps.db.selectFrom('notifications').select('id').execute();
    expect(told).toHaveLength(1000);
  }, 120_000);
});

describe('what was delivered', () => {
  it('is forgotten after a month, what failed for good after three; what waits stays', async () => {
    const h = await startHarness();
    const person = await createClient(h);
    for (let told = 0; told < 4; told += 1) await tell(h, person);
    const rows = await outboxOf(h, person.id);
    const statuses = ['sent', 'skipped', 'dead', 'pending'] as const;
    for (const [at, status] of statuses.entries()) {
      await h.deps.db
        .updateTable('outbox')
        .set({ status })
        .where('id', '=', rows[at]?.id ?? 0)
        .execute();
    }
    const left = async () => (await outboxOf(h, person.id)).map(({ status }) => status);
    h.clock.advance(29 * day);
    await forgetDelivered(h.deps);
    expect(await left()).toEqual([...statuses]);
    h.clock.advance(2 * day);
    await forgetDelivered(h.deps);
    expect(await left()).toEqual(['dead', 'pending']);
    h.clock.advance(60 * day);
    await forgetDelivered(h.deps);
    expect(await left()).toEqual(['pending']);
  });
});

function environmentOf({ deps: { config } }: Harness): Record<string, string> {
  const { publicKey, privateKey } = config.push.vapid;
  return {
    NODE_ENV: 'test',
    DATA_DIR: config.dataDir,
    DATABASE_URL: config.databaseUrl ?? '',
    JWT_SECRET: config.jwtSecret,
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  };
}
