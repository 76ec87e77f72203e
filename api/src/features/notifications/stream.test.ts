// @module-tag postgres
import { day } from '@tero/shared/rules/time/durations';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../../../test/harness.ts';
import { tell } from '../../../test/notices.ts';
import { createClient, signIn } from '../../../test/people.ts';
import { lookOn } from '../../../test/stream.ts';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../db/open.ts';

async function listening(): Promise<Harness> {
  const h = await startHarness();
  await h.app.listen({ host: '127.0.0.1', port: 0 });
  return h;
}
const h = await listening();

describe('the live stream', () => {
  it('says at once how many are unread, then brings each new notice with the count', async () => {
    const person = await createClient(h);
    await tell(h, person, { title: 'De antes' });
    const { response, next } = await lookOn(h, person.token);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await next()).toEqual({ event: 'unread', data: { unreadCount: 1 } });
    await tell(h, person, { title: 'Recién' });
    const event = await next();
    expect(event).toMatchObject({ event: 'notification', data: { unreadCount: 2, notification: { title: 'Recién' } } });
    const list = await h.call<{ notifications: object[] }>('GET', '/api/notifications', { as: person.token });
    expect(event.data.notification).toEqual(list.body.notifications[0]);
  });

  it('tells every screen of the account what one of them read, and no other account anything', async () => {
    const [person, other] = [await createClient(h), await createClient(h)];
    await tell(h, person);
    const [phone, desk, stranger] = [
      await lookOn(h, person.token),
      await lookOn(h, person.token),
      await lookOn(h, other.token),
    ];
    for (const { next } of [phone, desk]) expect((await next()).data.unreadCount).toBe(1);
    expect((await stranger.next()).data.unreadCount).toBe(0);
    await h.call('PUT', '/api/notifications/mark-all-read', { as: person.token });
    for (const { next } of [phone, desk]) expect(await next()).toEqual({ event: 'unread', data: { unreadCount: 0 } });
    await tell(h, other, { title: 'Para otro' });
    expect((await stranger.next()).data.notification?.title).toBe('Para otro');
    expect([phone.waiting, desk.waiting]).toEqual([[], []]);
  });

  it('is refused beyond what one network may have open, and goes on for others', async () => {
    const limited = await startHarness({ RATE_LIMIT_SCALE: '0.01', TRUST_PROXY: '127.0.0.1' });
    await limited.app.listen({ host: '127.0.0.1', port: 0 });
    const open = async (ip: string) => (await lookOn(limited, (await createClient(limited)).token, ip)).response;
    expect((await open('2001:db8:77:1::1')).status).toBe(200);
    expect((await open('2001:db8:77:2::1')).status).toBe(200);
    const refused = await open('2001:db8:77:3::1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect((await open('198.51.100.7')).status).toBe(200);
  });

  it('needs a session', async () => {
    expect((await lookOn(h, 'nada')).response.status).toBe(401);
    expect((await h.call('GET', '/api/notifications/stream')).status).toBe(401);
  });

  it.each([
    ['signs out', 'POST', '/api/auth/logout'],
    ['deletes the account', 'DELETE', '/api/users/profile'],
  ] as const)('ends when its owner %s', async (_, method, path) => {
    const person = await createClient(h);
    const one = await lookOn(h, person.token);
    await one.next();
    expect((await h.call(method, path, { as: person.token, ...(method === 'POST' && { body: {} }) })).status).toBe(200);
    await one.over;
  });

  it('ends when the other sessions are closed, and goes on in the one that closed them', async () => {
    const person = await createClient(h);
    const [kept, closed] = [await lookOn(h, person.token), await lookOn(h, await signIn(h, person))];
    await Promise.all([kept.next(), closed.next()]);
    await h.call('DELETE', '/api/auth/sessions', { as: person.token });
    await closed.over;
    await tell(h, person, { title: 'Sigo acá' });
    expect((await kept.next()).data.notification?.title).toBe('Sigo acá');
  });

  it('brings nothing once the session has expired', async () => {
    const late = await listening();
    const person = await createClient(late);
    const one = await lookOn(late, person.token);
    await one.next();
    late.clock.advance(31 * day);
    await tell(late, person);
    await one.over;
    expect(one.waiting).toEqual([]);
  });

  it('is open a few times an account: the oldest gives way', async () => {
    const [person, other] = [await createClient(h), await createClient(h)];
    const others = await lookOn(h, other.token);
    const streams = [];
    for (let open = 0; open < 6; open += 1) {
      const one = await lookOn(h, person.token);
      await one.next();
      streams.push(one);
    }
    await streams[0]?.over;
    await tell(h, person, { title: 'A los demás' });
    for (const { next } of streams.slice(1)) expect((await next()).data.notification?.title).toBe('A los demás');
    await others.next();
    expect(others.waiting).toEqual([]);
  });

  it('does not keep the server from stopping', async () => {
    const ending = await listening();
    const { over, next } = await lookOn(ending, (await createClient(ending)).token);
    await next();
    const started = performance.now();
    await Promise.all([ending.app.close(), over]);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('with several processes on one Postgres', () => {
  it('brings what another process wrote', async () => {
    const db = openDatabase(h.deps.config);
    const other = await buildApp({ config: h.deps.config, db, clock: h.clock });
    const person = await createClient(h);
    const { next } = await lookOn(h, person.token);
    await next();
    await tell({ ...h, ...other }, person, { title: 'Desde el otro' });
    expect((await next()).data.notification?.title).toBe('Desde el otro');
    await other.app.close();
    await db.destroy();
  });

  it('brings notifications again after its database connection broke', async () => {
    const person = await createClient(h);
    const { next } = await lookOn(h, person.token);
    await next();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query ilike 'listen %' and datname = current_database()`.execute(h.deps.db);
    await tell(h, person, { title: 'Después del corte' });
    expect((await next()).data.notification?.title).toBe('Después del corte');
  });
});
