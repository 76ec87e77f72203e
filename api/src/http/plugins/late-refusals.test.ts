import { afterEach, expect, it, vi } from 'vitest';
import { startHarness } from '../../../test/harness.ts';
import { callWire } from '../../../test/wire.ts';

afterEach(() => void vi.useRealTimers());

it('a network that goes on calling gets its refusals late, and others their answers meanwhile', async () => {
  const h = await startHarness({ RATE_LIMIT_SCALE: '0.01' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const order: string[] = [];
  const ask = async (name: string, ip: string) => {
    const { status } = await h.call('GET', '/api/services', { ip });
    order.push(`${name} ${status}`);
  };
  for (let at = 0; at < 4; at += 1) await ask('flood', '2001:db8:bad:1::1');
  const late = [1, 2].map((at) => ask('late', `2001:db8:bad:${at}::1`));
  await late[1];
  const later = ask('later', '2001:db8:bad:1::2');
  await ask('other', '2001:db8:9:1::1');
  await expect.poll(() => h.app.heldRefusals()).toBe(2);
  vi.advanceTimersByTime(1000);
  await Promise.all([...late, later]);
  expect(order.slice(0, 6)).toEqual(['flood 200', 'flood 200', 'flood 200', 'flood 429', 'late 200', 'other 200']);
  expect(order.slice(6)).toEqual(['late 429', 'later 429']);
});

it('beyond 200 that are held, connections are closed without an answer', async () => {
  const h = await startHarness({ RATE_LIMIT_SCALE: '0.001' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ask = () => h.call('GET', '/api/services');
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
  const held = Array.from({ length: 200 }, ask);
  await expect.poll(() => h.app.heldRefusals()).toBe(200);
  await expect(callWire(h.app, 'GET', '/api/services')).rejects.toThrow();
  vi.advanceTimersByTime(1000);
  expect((await Promise.all(held)).filter(({ status }) => status === 429)).toHaveLength(200);
});
