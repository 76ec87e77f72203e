import { beforeEach, expect, test, vi } from 'vitest';
import { client, untilKilled } from '../../../test/clients.ts';
import { type Device, newDevice, until } from '../../../test/device.ts';
import { favorite, imageFile, newItem, openDrain, openPage, openWorker } from '../../../test/outbox-page.ts';

let device: Device;

beforeEach(() => {
  device = newDevice();
});

const post = () => newItem({ kind: 'post', body: { content: 'Hola' } });

test('two pages and the worker that see the signal at once send each item once', async () => {
  const [one, other] = [await openPage('one'), await openPage('other')];
  const worker = await openWorker();
  device.online = false;
  for (let count = 0; count < 3; count += 1) await one.submit(newItem());
  await other.submit(post(), { files: [imageFile('a.jpg')] });
  await worker.writeSessionCopy({ account: 7, token: 'token-7' });
  expect(await worker.countWaiting()).toBe(4);
  device.online = true;
  await Promise.all([one.retryAll(), other.retryAll(), worker.drainAsWorker()]);
  expect(await worker.countWaiting()).toBe(0);
  expect(device.server.writes).toHaveLength(4);
  expect(device.server.calls).toHaveLength(5);
});

test('the other page shows what one has written, and hears when it has arrived', async () => {
  const [one, other] = [await openPage('one'), await openPage('other')];
  const arrived: string[] = [];
  other.startOutbox();
  other.listen((message) => message.type === 'arrived' && arrived.push(message.arrival.kind));
  device.server.script.push('offline');
  await one.submit(newItem());
  await until(() => other.useItems.getState().count === 1);
  await one.retryAll();
  await until(() => arrived.length === 1 && other.useItems.getState().count === 0);
});

test('an item that another page is sending is stopped there, and taken back once', async () => {
  const [one, other] = [await openPage('one'), await openPage('other')];
  device.server.script.push('silent');
  const item = newItem();
  const sending = one.submit(item);
  await until(() => device.server.calls.length === 1);
  await other.dropItem(item.id);
  expect((await sending).state).toBe('queued');
  expect(await one.readItems(7)).toEqual([]);
  await one.retryAll();
  expect(device.server.calls).toHaveLength(1);
});

test('the page of a form that waits goes before the others', async () => {
  const [one, other] = [await openPage('one'), await openPage('other')];
  device.server.script.push('silent');
  void one.submit(newItem());
  await until(() => device.server.calls.length === 1);
  const held = newItem();
  void other.submit(held);
  await until(async () => (await other.readItem(held.id)) !== null);
  // the first page gives up its own request, and must not remove the other page's item
  await vi.advanceTimersByTimeAsync(30_000);
  await until(() => device.server.stored.has(held.id));
  expect(device.server.writes.filter(({ key }) => key === held.id)).toHaveLength(1);
});

test('the worker sends only with the session that is remembered', async () => {
  const worker = await openWorker();
  const page = await openPage('page');
  device.server.script.push('offline');
  await page.submit(newItem());
  await worker.drainAsWorker();
  expect(device.server.calls).toHaveLength(1);
  await worker.writeSessionCopy({ account: 7, token: 'token-7' });
  expect(await worker.countWaiting()).toBe(1);
  await worker.drainAsWorker();
  expect(device.server.writes.at(-1)?.token).toBe('token-7');
  expect(await worker.countWaiting()).toBe(0);
});

/** Kills a client at its first step, then at its second, and so on until it finishes. Checks the outcome each time. */
async function killInEachStep(work: (stepsLeft: number) => Promise<{ wasKilled: boolean; isWhole: () => void }>) {
  let steps = 0;
  for (let wasKilled = true; wasKilled; steps += 1) {
    device = newDevice();
    const end = await work(steps);
    wasKilled = end.wasKilled;
    end.isWhole();
  }
  return steps;
}

test('a drain that is killed in any of its steps neither loses nor doubles', async () => {
  const steps = await killInEachStep(async (stepsLeft) => {
    const outbox = await openDrain();
    const ids = [
      await outbox.put(post(), { files: [imageFile('a.jpg'), imageFile('b.jpg')] }),
      await outbox.put(favorite(3, true)),
      await outbox.put(newItem()),
    ];
    const victim = client('victim', stepsLeft);
    await untilKilled(victim, () => outbox.drain());
    await outbox.put(favorite(3, false));
    await outbox.drain({ eager: true });
    return {
      wasKilled: !victim.isAlive,
      isWhole: () => {
        expect(ids.filter((id) => !device.server.stored.has(id) && id !== ids[1])).toEqual([]);
        expect(device.server.switches.get('favorite:3')).toBe(false);
        expect(device.server.uploads.size).toBe(2);
        expect(device.server.clashes).toEqual([]);
      },
    };
  });
  // with 3 items of 2 images each, it is killed at many steps
  expect(steps).toBeGreaterThan(20);
});

test('a page that is killed in any step of sending a form leaves it whole to the others, or never stored it', async () => {
  const steps = await killInEachStep(async (stepsLeft) => {
    const page = await openPage('page', 7, stepsLeft);
    const item = post();
    let isDone = false;
    void untilKilled(page.who, () => page.submit(item, { files: [imageFile('a.jpg')] })).then(() => {
      isDone = true;
    });
    await until(() => isDone || !page.who.isAlive);
    const outbox = await openDrain();
    const wasStored = (await outbox.readItem(item.id)) !== null;
    // after the time for which the form held it
    vi.advanceTimersByTime(10 * 60_000);
    await outbox.drain({ eager: true });
    return {
      wasKilled: !page.who.isAlive,
      isWhole: () => {
        expect(device.server.stored.has(item.id)).toBe(wasStored || device.server.calls.length > 0);
        expect(device.server.clashes).toEqual([]);
      },
    };
  });
  expect(steps).toBeGreaterThan(10);
});
