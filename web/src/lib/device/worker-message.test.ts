import { expect, test } from 'vitest';
import { readWorkerMessage } from './worker-message.ts';

test.each([
  [
    { type: 'NAVIGATE', path: '/historial?tab=contacted' },
    { type: 'NAVIGATE', path: '/historial?tab=contacted' },
  ],
  [{ type: 'PUSH_ARRIVED', path: 'x' }, { type: 'PUSH_ARRIVED' }],
  [{ type: 'PUSH_CHANGED' }, { type: 'PUSH_CHANGED' }],
  [{ type: 'NAVIGATE', path: '//evil.example' }, null],
  [{ type: 'NAVIGATE', path: 'https://evil.example' }, null],
  [{ type: 'NAVIGATE' }, null],
  [{ type: 'CACHE_UPDATED', meta: 'workbox' }, null],
  ['NAVIGATE', null],
  [null, null],
])('%j', (data, message) => {
  expect(readWorkerMessage(data)).toEqual(message);
});
