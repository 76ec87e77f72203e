import { expect, test, vi } from 'vitest';
import { isCode } from './code.ts';

// the libraries of workers expect one
vi.hoisted(() => Object.assign(globalThis, { self: globalThis }));

test.each([
  [200, 'text/javascript; charset=utf-8', true],
  [200, 'application/javascript', true],
  [200, 'text/css; charset=utf-8', true],
  [200, 'text/html', false],
  [404, 'text/javascript', false],
  [206, 'text/javascript', false],
])('%d %s is cached as code: %j', (status, type, cached) => {
  expect(isCode({ status, headers: new Headers({ 'content-type': type }) })).toBe(cached);
});
