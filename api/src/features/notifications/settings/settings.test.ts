import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import type { notifications } from '@tero/shared/contract/notifications';
import { defaultSettings } from '@tero/shared/rules/notifications';
import { expect, test } from 'vitest';
import { startHarness } from '../../../../test/harness.ts';
import { createProvider } from '../../../../test/people.ts';

const h = await startHarness();
type Reply = Pick<ResponseOf<typeof notifications.settings>, 'data'>;

test('settings that waited for signal are saved once, also when their first response was lost', async () => {
  const { token } = await createProvider(h);
  const path = '/api/notifications/settings';
  const before = await h.call<Reply>('GET', path, { as: token });
  const settings = defaultSettings('provider');
  settings.push.enabled = !before.body.data.settings.push.enabled;
  const save = (given: object, key: string) =>
    h.call<Reply>('PUT', path, {
      as: token,
      body: { settings: given },
      headers: { 'idempotency-key': key, 'if-match': `"${before.body.data.version}"` },
    });
  const key = randomUUID();
  const [first, again] = [await save(settings, key), await save(settings, key)];
  expect([first.status, again.status, again.headers['idempotency-replayed']]).toEqual([200, 200, 'true']);
  expect(again.body).toEqual(first.body);
  expect(first.body.data.settings.push.enabled).toBe(settings.push.enabled);
  // the next version learns what arrived, to follow it
  const other = await save({ ...settings, email: { ...settings.email, enabled: false } }, key);
  expect([other.status, other.body]).toMatchObject([422, { stored: { data: { version: first.body.data.version } } }]);
});
