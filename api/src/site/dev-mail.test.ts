import type { ResponseOf } from '@tero/shared/contract/endpoint';
import type { notifications } from '@tero/shared/contract/notifications';
import { expect, it } from 'vitest';
import { startHarness } from '../../test/harness.ts';
import { createClient } from '../../test/people.ts';
import { createPublisher } from '../../test/service-form.ts';
import { createService } from '../../test/services.ts';

type Reply = Pick<ResponseOf<typeof notifications.settings>, 'data'>;

const development = await startHarness();
const behindProxy = await startHarness({ TRUST_PROXY: '127.0.0.1,203.0.113.9' });
const onFly = await startHarness({ FLY_APP_NAME: 'tero' });
const own = { 'x-forwarded-for': '127.0.0.1' };

it.each(['/api/dev/mail', '/api/dev/sms'])('%s is for this machine alone, whatever a proxy says', async (url) => {
  for (const remoteAddress of ['127.0.0.1', '127.0.0.2', '::1', '::ffff:127.0.0.1']) {
    const { statusCode, body } = await development.app.inject({ url, remoteAddress });
    expect([remoteAddress, statusCode, body]).toEqual([remoteAddress, 200, '[]']);
  }
  const others = [
    [development, '203.0.113.9', {}],
    [development, '192.168.1.20', {}],
    [development, '::ffff:10.0.0.1', {}],
    [development, '127.0.0.1', own],
    [development, '127.0.0.1', { forwarded: 'for=127.0.0.1' }],
    [behindProxy, '127.0.0.1', own],
    [behindProxy, '203.0.113.9', own],
    [behindProxy, '203.0.113.9', {}],
    [onFly, '172.16.0.2', { 'fly-client-ip': '127.0.0.1' }],
  ] as const;
  for (const [{ app }, remoteAddress, headers] of others) {
    const refused = await app.inject({ url, remoteAddress, headers });
    const told = [remoteAddress, headers, refused.statusCode, refused.json().code];
    expect(told).toEqual([remoteAddress, headers, 404, 'route_not_found']);
  }
});

it('shows no mail that the account’s settings keep from being sent', async () => {
  const provider = await createPublisher(development);
  const { id: service_id } = await createService(development, provider);
  const stars = { response_time_rating: 5, attention_rating: 5, work_quality_rating: 5 };
  const client = await createClient(development);
  const review = await development.call('POST', '/api/reviews', { as: client.token, body: { service_id, ...stars } });
  expect(review.status).toBe(201);
  const isShown = async () => (await development.app.inject({ url: '/api/dev/mail' })).body.includes(provider.email);
  expect(await isShown()).toBe(true);

  const path = '/api/notifications/settings';
  const { body } = await development.call<Reply>('GET', path, { as: provider.token });
  const { settings, version } = body.data;
  const quiet = { ...settings, email: { ...settings.email, enabled: false } };
  const headers = { 'if-match': `"${version}"` };
  const saved = await development.call('PUT', path, { as: provider.token, body: { settings: quiet }, headers });
  expect([saved.status, await isShown()]).toEqual([200, false]);
});
