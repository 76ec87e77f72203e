import { expect, it } from 'vitest';
import { startHarness } from '../../test/harness.ts';

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
