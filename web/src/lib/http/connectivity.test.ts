import { onlineManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { registered } from './client/registered.ts';

test('an app that started without signal hears that it is back', async () => {
  vi.stubGlobal('window', { addEventListener: () => undefined, setTimeout, clearTimeout });
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' });
  vi.stubGlobal('navigator', { onLine: false });
  vi.useFakeTimers();
  const { reportReached } = await import('./connectivity.ts');
  const heard: boolean[] = [];
  const stop = onlineManager.subscribe((online) => heard.push(online));
  expect(onlineManager.isOnline()).toBe(false);
  reportReached();
  expect(heard).toEqual([true]);
  stop();
  vi.useRealTimers();
});

test.each([
  ['responds is slow', async () => Response.json({}), true],
  ['says nothing either is out of reach', () => Promise.reject(new DOMException('', 'TimeoutError')), false],
])('after a timeout a server that %s', async (_, answer, online) => {
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  const { reportReached, useConnectivity } = await import('./connectivity.ts');
  reportReached();
  registered.reach?.onTimeout();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(useConnectivity.getState().online).toBe(online));
});
