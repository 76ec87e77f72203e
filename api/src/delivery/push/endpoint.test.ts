import { createServer } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { checkedEndpoint, guardedLookup, isPrivateAddress, knownHosts } from './endpoint.ts';
import { pushRequests } from './sender.ts';

const rules = { hosts: [...knownHosts], allowLoopback: false };

/** The counted connections to this machine. */
let connections = 0;
const listener = createServer((socket) => {
  connections += 1;
  socket.destroy();
});
await new Promise<void>((resolve) => listener.listen(0, '::', resolve));
const { port } = listener.address() as { port: number };
afterAll(() => new Promise((resolve) => listener.close(resolve)));

/** Resolves every name to the given addresses, as a hostile name server would. */
const resolving = (...addresses: string[]) =>
  guardedLookup(((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as never);

describe('the address of a subscription', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:DEF',
    'https://fcm.googleapis.com:443/wp/abc',
    'https://FCM.googleapis.com/wp/abc',
    'https://android.googleapis.com/gcm/send/abc',
    'https://jmt17.google.com/fcm/send/abc:DEF',
    'https://mtalk.google.com/wp/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://updates-autopush.stage.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://api.sandbox.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://db5p.notify.windows.com/w/?token=abc',
  ])('may be %s', (address) => {
    expect(checkedEndpoint(address, rules)).toBe(new URL(address).href);
  });

  it.each([
    `https://127.0.0.1:${port}/x`,
    'https://127.0.0.1/x',
    `https://[::1]:${port}/x`,
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::ffff:127.0.0.1]/x',
    'https://[fdaa::3]/x',
    'https://0x7f000001/x',
    'https://127.1/x',
    'https://2130706433/x',
    'https://localhost/x',
    `http://localhost:${port}/x`,
    'https://tero.internal/x',
    'https://metadata.google.internal/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:secret@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com./x',
    'https://evilgoogleapis.com/x',
    'https://evil-google.com/x',
    'https://google.com.evil.example/x',
    'https://google.com/x',
    'https://googleapis.com/x',
    'https://jmt17.google.com.uy/x',
    'https://jmt17.google.co/x',
    'https://jmt17.google.com:8443/x',
    'http://jmt17.google.com/x',
    'https://xn--ggle-55da.com/x',
    'https://fcm.googleapis.com%2eevil.example/x',
    'https://evil.example/https://fcm.googleapis.com/x',
    'https://push.xapple.com/x',
    'file:///etc/passwd',
    'ftp://fcm.googleapis.com/x',
    '//fcm.googleapis.com/x',
    'https://',
    'no address',
    '',
  ])('may not be %s, and nobody is called there', async (address) => {
    expect(checkedEndpoint(address, rules)).toBeNull();
    const requests = pushRequests(rules);
    await expect(requests.post(address, {}, Buffer.alloc(1))).rejects.toThrow('no known push service');
    requests.close();
    expect(connections).toBe(0);
  });

  it('may be on this machine where that is allowed, and nowhere else near', () => {
    const loose = { hosts: [], allowLoopback: true };
    expect(checkedEndpoint('http://127.0.0.1:4000/x', loose)).toBe('http://127.0.0.1:4000/x');
    expect(checkedEndpoint('https://localhost:4000/x', loose)).toBe('https://localhost:4000/x');
    for (const address of ['http://10.0.0.1/x', 'http://169.254.169.254/x', 'https://evil.example/x']) {
      expect(checkedEndpoint(address, loose)).toBeNull();
    }
  });
});

describe('the name of a known push service', () => {
  it.each([
    ['127.0.0.1'],
    ['::1'],
    ['169.254.169.254'],
    ['10.1.2.3'],
    ['fdaa:0:1::3'],
    ['::ffff:127.0.0.1'],
    ['64:ff9b::7f00:1'],
  ])('that leads to %s is not followed, alone or among public addresses', async (address) => {
    for (const responses of [[address], ['142.250.1.1', address]]) {
      const requests = pushRequests(rules, { lookup: resolving(...responses) });
      const call = requests.post('https://fcm.googleapis.com/x', {}, Buffer.alloc(1));
      await expect(call).rejects.toMatchObject({ code: 'EPRIVATE' });
      requests.close();
    }
    expect(connections).toBe(0);
  });
});

describe('an address', () => {
  it.each([
    '0.1.2.3',
    '10.0.0.1',
    '100.64.0.1',
    '127.8.8.8',
    '169.254.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fc00::1',
    'fdaa::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '64:ff9b::808:808',
    'fcm.googleapis.com',
    '',
  ])('%s is private', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['8.8.8.8', '100.63.0.1', '172.32.0.1', '192.0.1.1', '198.20.0.1', '2800:a4::1', '2a00:1450::1'])(
    '%s is public',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );
});
