import { day, minute, second } from '@tero/shared/rules/time/durations';
import { afterAll, describe, expect, it } from 'vitest';
import { deliveriesOf, outboxOf } from '../../../../test/deliveries.ts';
import { startHarness } from '../../../../test/harness.ts';
import { addBrowser, tell } from '../../../../test/notices.ts';
import { createClient, signIn } from '../../../../test/people.ts';
import { startPushService } from '../../../../test/push-service.ts';
import { expectServerError } from '../../../../test/server-errors.ts';
import { startSmtp } from '../../../../test/smtp.ts';

const [smtp, push] = await Promise.all([startSmtp(), startPushService()]);
const env = { SMTP_URL: smtp.url, PUSH_ALLOW_LOOPBACK: '1' };
const h = await startHarness(env);
const impatient = await startHarness(env, { push: 300 });
afterAll(() => Promise.all([smtp.close(), push.close()]));

/**
 * Returns an account with one browser and a notice on its way there. The breakers are new, so that tests do not affect
 * each other.
 */
async function somebodyTold(by = h) {
  const { deliver } = deliveriesOf(by);
  const person = await createClient(by);
  const browser = await addBrowser(by, person, push);
  await tell(by, person);
  const row = async () => (await outboxOf(by, person.id)).find(({ channel }) => channel === 'push');
  const devices = async () => {
    const response = await by.call<{ devices: { last_success_at: string | null }[] }>('GET', '/api/push/devices', {
      as: await signIn(by, person),
    });
    return response.body.devices;
  };
  const arrived = () => push.messages.filter(({ endpoint }) => endpoint === browser.endpoint).length;
  const respond = (given: Parameters<typeof push.outcomes.set>[1]) => push.outcomes.set(browser.endpoint, given);
  const recover = () => push.outcomes.delete(browser.endpoint);
  return { person, browser, deliver, row, devices, arrived, respond, recover };
}

/**
 * Makes a person whose browser a push has reached before: only failures of such a browser count against the service.
 */
async function somebodyReached() {
  const one = await somebodyTold();
  await one.deliver();
  await tell(h, one.person);
  const row = async () => (await outboxOf(h, one.person.id)).findLast(({ channel }) => channel === 'push');
  return { ...one, row };
}

const secondsUntil = (at: string | undefined) => (Date.parse(at ?? '') - h.clock.now().getTime()) / second;

describe('a push service that responds', () => {
  it('201: sent, and the browser was reached', async () => {
    const one = await somebodyTold();
    await one.deliver();
    expect(await one.row()).toMatchObject({ status: 'sent', attempts: 1 });
    expect(await one.devices()).toMatchObject([{ last_success_at: h.clock.now().toISOString() }]);
    expect(one.arrived()).toBe(1);
  });

  it.each([404, 410])('%d: the browser is forgotten, and nothing is tried again', async (status) => {
    const one = await somebodyTold();
    one.respond(status);
    await one.deliver();
    expect(await one.devices()).toEqual([]);
    expect(await one.row()).toMatchObject({ status: 'skipped', attempts: 1 });
  });

  it('413: parked for good, and the browser stays', async () => {
    expectServerError(/^a push was too large for its service$/);
    const one = await somebodyTold();
    one.respond(413);
    await one.deliver();
    expect(await one.row()).toMatchObject({ status: 'dead', last_error: 'too large' });
    expect(await one.devices()).toHaveLength(1);
  });

  it('429 with Retry-After: tried again then, not before', async () => {
    const one = await somebodyTold();
    one.respond(429);
    push.state.retryAfter = '3600';
    await one.deliver();
    push.state.retryAfter = null;
    one.recover();
    expect(secondsUntil((await one.row())?.next_attempt_at)).toBe(3600);
    h.clock.advance(3599 * second);
    await one.deliver();
    expect(one.arrived()).toBe(0);
    h.clock.advance(second);
    await one.deliver();
    expect(one.arrived()).toBe(1);
  });

  it('500: tried again after a while that grows, until it arrives', async () => {
    const one = await somebodyTold();
    one.respond(500);
    await one.deliver();
    const first = secondsUntil((await one.row())?.next_attempt_at);
    expect(first).toBeGreaterThan(26);
    expect(first).toBeLessThan(34);
    h.clock.advance(35 * second);
    await one.deliver();
    expect(secondsUntil((await one.row())?.next_attempt_at)).toBeGreaterThan(53);
    one.recover();
    h.clock.advance(70 * second);
    await one.deliver();
    expect(await one.row()).toMatchObject({ status: 'sent', attempts: 3 });
    expect(one.arrived()).toBe(1);
  });

  it.each([400, 401, 403])('%d: nothing is lost, and the browser stays', async (status) => {
    expectServerError(/^a push service does not accept the VAPID keys$/);
    const one = await somebodyReached();
    one.respond(status);
    await one.deliver();
    expect(await one.row()).toMatchObject({ status: 'pending', last_error: `refused with ${status}` });
    expect(await one.devices()).toHaveLength(1);
  });

  it('nothing at all: given up after its time, and tried again', async () => {
    const one = await somebodyTold(impatient);
    one.respond('hang');
    await one.deliver();
    expect(await one.row()).toMatchObject({ status: 'pending', attempts: 1 });
  });

  it('with an endless body: its status counts, and memory stays bounded', async () => {
    const one = await somebodyTold();
    one.respond('flood');
    const before = process.memoryUsage().rss;
    await one.deliver();
    expect(await one.row()).toMatchObject({ status: 'sent' });
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024);
  });
});

describe('a push', () => {
  it('that has expired is not sent', async () => {
    const one = await somebodyTold();
    h.clock.advance(3 * day);
    const calls = push.state.calls;
    await one.deliver();
    expect(push.state.calls).toBe(calls);
    expect(await one.row()).toMatchObject({ status: 'skipped' });
  });

  it('is not tried again past its time', async () => {
    const one = await somebodyTold();
    h.clock.advance(3 * day - 10 * second);
    one.respond(503);
    await one.deliver();
    expect(await one.row()).toMatchObject({ status: 'dead', last_error: 'responded 503' });
  });

  it('goes to each browser of the account, and a failing one does not hold up the others', async () => {
    const one = await somebodyTold();
    const second = await addBrowser(h, one.person, push);
    await tell(h, one.person, { title: 'A los dos' });
    one.respond(500);
    await one.deliver();
    expect(push.messages.filter(({ endpoint }) => endpoint === second.endpoint)).toHaveLength(1);
    one.recover();
    h.clock.advance(60 * 1000);
    await one.deliver();
    expect(push.messages.filter(({ endpoint }) => endpoint === second.endpoint)).toHaveLength(1);
    expect(one.arrived()).toBe(2);
  });

  it('goes to nobody when the browser belongs to another account by then', async () => {
    const one = await somebodyTold();
    const next = await createClient(h);
    const body = { endpoint: one.browser.endpoint, keys: push.subscribe().keys };
    await h.call('POST', '/api/push/subscriptions', { as: next.token, body });
    await one.deliver();
    expect(one.arrived()).toBe(0);
    expect(await one.row()).toMatchObject({ status: 'skipped' });
  });

  it('forgets a browser that nothing has reached for two weeks', async () => {
    const one = await somebodyTold();
    one.respond(500);
    await one.deliver();
    expect(await one.devices()).toHaveLength(1);
    h.clock.advance(14 * day + second);
    await tell(h, one.person);
    await one.deliver();
    expect(await one.devices()).toEqual([]);
  });
});

describe('a dead push service', () => {
  it('delays no mail, and costs the pushes no attempts', async () => {
    const { deliver } = deliveriesOf(h);
    const people = await Promise.all(Array.from({ length: 8 }, () => createClient(h)));
    const browsers = await Promise.all(people.map((person) => addBrowser(h, person, push)));
    for (const person of people) await tell(h, person);
    await deliver();
    for (const { endpoint } of browsers) push.outcomes.set(endpoint, 'hang');
    for (const person of people) await tell(h, person, { title: 'Con el servicio caído' });
    const mails = () => smtp.mails.filter((mail) => mail.subject === 'Con el servicio caído').length;
    let arePushesOver = false;
    const pushes = deliver('push').then(() => {
      arePushesOver = true;
    });
    await deliver('email');
    expect(mails()).toBe(8);
    expect(arePushesOver).toBe(false);
    push.hangUp();
    await pushes;
    // the breaker is open, so the worker tries nothing
    const calls = push.state.calls;
    h.clock.advance(29 * second);
    for (const person of people) await tell(h, person, { title: 'Después' });
    await deliver();
    expect(push.state.calls).toBe(calls);
    for (const { id } of people) {
      const [, first, later] = (await outboxOf(h, id)).filter(({ channel }) => channel === 'push');
      expect([first?.attempts, later?.attempts]).toEqual([1, 0]);
    }
    push.outcomes.clear();
    h.clock.advance(10 * minute);
    await deliver();
    const left = (await Promise.all(people.map(({ id }) => outboxOf(h, id)))).flat();
    expect(left.filter(({ status }) => status === 'pending')).toEqual([]);
  });
});
