// @module-tag postgres
import { minute } from '@tero/shared/rules/time/durations';
import { expect, test } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createClient, password } from '../../../../test/people.ts';

const h = await startHarness();

test('what a process counted whose clock is ahead makes nobody wait at another one', async () => {
  const client = await createClient(h);
  const login = async (given: string) =>
    (await h.call('POST', '/api/auth/login', { body: { identifier: client.email, password: given } })).status;
  h.clock.advance(minute);
  expect([await login('no es esta'), await login(password)]).toEqual([401, 200]);
  h.clock.advance(-minute);
  expect(await login(password)).toBe(200);
});
