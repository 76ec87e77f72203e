import { onlineManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

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
