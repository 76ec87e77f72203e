import { limits } from '@tero/shared/limits';
import { minute, second } from '@tero/shared/rules/time/durations';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { deliveriesOf, outboxOf } from '../../../../test/deliveries.ts';
import { startHarness } from '../../../../test/harness.ts';
import { addBrowser, tell, tellMany } from '../../../../test/notices.ts';
import { createClient, type Person } from '../../../../test/people.ts';
import { startPushService } from '../../../../test/push-service.ts';

const push = await startPushService();
const h = await startHarness({ PUSH_ALLOW_LOOPBACK: '1' });
afterAll(() => push.close());
afterEach(() => push.outcomes.clear());

const pushesTo = async ({ id }: Person) => (await outboxOf(h, id)).filter(({ channel }) => channel === 'push');
const lastPushTo = async (person: Person) => (await pushesTo(person)).at(-1);

/** Makes an account with as many invented subscriptions as allowed; all their pushes fail with `response`. */
async function attackerWith(response: number): Promise<Person> {
  const attacker = await createClient(h);
  for (let at = 0; at < limits.pushDevices; at += 1) {
    push.outcomes.set((await addBrowser(h, attacker, push)).endpoint, response);
  }
  return attacker;
}

async function reachedPerson(deliver: () => Promise<void>): Promise<{ person: Person; endpoint: string }> {
  const person = await createClient(h);
  const { endpoint } = await addBrowser(h, person, push);
  await tell(h, person);
  await deliver();
  expect(await lastPushTo(person)).toMatchObject({ status: 'sent' });
  return { person, endpoint };
}

describe('browsers that no push has reached', () => {
  it.each([400, 401, 403, 503])('that respond %d do not delay the pushes of others', async (response) => {
    const { deliver } = deliveriesOf(h);
    const { person } = await reachedPerson(deliver);
    const fresh = await createClient(h);
    await addBrowser(h, fresh, push);
    const attacker = await attackerWith(response);
    await tellMany(h, [attacker], 12);
    for (let passes = 0; passes < 5; passes += 1) {
      await deliver();
      for (const one of [person, fresh]) {
        await tell(h, one);
        await deliver();
        expect(await lastPushTo(one)).toMatchObject({ status: 'sent', attempts: 1 });
      }
      h.clock.advance(minute);
    }
    expect((await pushesTo(attacker)).every(({ status }) => status === 'pending')).toBe(true);
  });
});

describe('a browser that a push has reached', () => {
  it('counts once when it fails: several pushes to it alone stop nothing', async () => {
    const { deliver } = deliveriesOf(h);
    const [broken, healthy] = [await reachedPerson(deliver), await reachedPerson(deliver)];
    push.outcomes.set(broken.endpoint, 503);
    await tellMany(h, [broken.person], 20);
    await deliver();
    await tell(h, healthy.person);
    await deliver();
    expect(await lastPushTo(healthy.person)).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it('is the one that is tried while the channel is paused', async () => {
    const { deliver } = deliveriesOf(h);
    const attacker = await attackerWith(503);
    const people: Awaited<ReturnType<typeof reachedPerson>>[] = [];
    for (let made = 0; made < 6; made += 1) people.push(await reachedPerson(deliver));
    for (const { person, endpoint } of people) {
      push.outcomes.set(endpoint, 503);
      await tell(h, person);
    }
    await deliver();
    // the service is back, and the older messages are those of the attacker
    await tellMany(h, [attacker], 12);
    h.clock.advance(10 * second);
    const [known] = people;
    await tell(h, known?.person ?? { id: 0 });
    for (const { endpoint } of people) push.outcomes.delete(endpoint);
    const before = (await pushesTo(attacker)).reduce((sum, { attempts }) => sum + attempts, 0);
    expect(before).toBe(0);
    const messages = push.messages.length;
    const calls = push.state.calls;
    await deliver();
    expect(push.state.calls).toBe(calls);
    h.clock.advance(20 * second);
    push.state.outcome = 503;
    await deliver();
    push.state.outcome = null;
    // the channel tries one message, not one of the attacker's; its failure begins the next pause
    expect([push.state.calls - calls, push.messages.length - messages]).toEqual([1, 0]);
    expect((await pushesTo(attacker)).reduce((sum, { attempts }) => sum + attempts, 0)).toBe(0);
    h.clock.advance(2 * minute);
    await deliver();
    for (const { person } of people)
      expect((await pushesTo(person)).every(({ status }) => status === 'sent')).toBe(true);
  });
});
