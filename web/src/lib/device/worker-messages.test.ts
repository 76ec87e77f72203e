import { afterEach, expect, it, vi } from 'vitest';
import type { WorkerMessage } from './worker-message.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function heard() {
  const serviceWorker = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker });
  const { followWorker, hearWorker } = await import('./worker-messages.ts');
  hearWorker();
  const told: WorkerMessage[] = [];
  return {
    told,
    say: (data: unknown) => serviceWorker.dispatchEvent(new MessageEvent('message', { data })),
    follow: () => followWorker((message) => told.push(message)),
  };
}

const tap = (path: string): WorkerMessage => ({ type: 'NAVIGATE', path });

it('gives who follows what came before, once, and then each as it comes (NOTI-90)', async () => {
  const { told, say, follow } = await heard();
  say(tap('/historial'));
  say('of another library');
  follow();
  expect(told).toEqual([tap('/historial')]);
  say({ type: 'PUSH_ARRIVED' });
  expect(told).toEqual([tap('/historial'), { type: 'PUSH_ARRIVED' }]);
});

it('keeps what comes between two that follow', async () => {
  const { told, say, follow } = await heard();
  const stop = follow();
  stop();
  say(tap('/favoritos'));
  expect(told).toEqual([]);
  follow();
  stop();
  say(tap('/historial'));
  expect(told).toEqual([tap('/favoritos'), tap('/historial')]);
});

it('is no matter where there is no worker', async () => {
  vi.stubGlobal('navigator', {});
  const { hearWorker } = await import('./worker-messages.ts');
  expect(hearWorker).not.toThrow();
});
