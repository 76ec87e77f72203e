import process from 'node:process';
import { afterEach, expect, test } from 'vitest';
import { errorLog } from './e2e-errors.mjs';

const { write } = process.stderr;
afterEach(() => {
  process.stderr.write = write;
});

test('errors with a cause are remembered and printed with their stack, other lines are not', () => {
  const printed = [];
  process.stderr.write = (text) => printed.push(text);
  const { errors, log } = errorLog();
  const say = (entry) => log.write(JSON.stringify({ time: 0, ...entry }));
  const err = { stack: 'Error: no such table\n    at run (a.ts:1:1)' };
  say({ level: 40, msg: 'not ready', err });
  say({ level: 50, msg: 'a push service does not accept the VAPID keys' });
  expect(errors).toEqual([]);
  say({ level: 50, msg: 'unexpected error', err, req: { method: 'GET', route: '/api/posts' } });
  say({ level: 50, msg: 'job failed', err, job: 'send digests' });
  expect(errors).toEqual([
    `1970-01-01T00:00:00.000Z GET /api/posts: unexpected error\n${err.stack}`,
    `1970-01-01T00:00:00.000Z send digests: job failed\n${err.stack}`,
  ]);
  expect(printed.join('')).toBe(`${errors.join('\n')}\n`);
});
