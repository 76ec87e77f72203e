import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeVapidKeys } from './keys.ts';
import { pushSender } from './sender.ts';

it('a browser that subscribed with the keys before gets pushes signed by those', async () => {
  const [vapid, former] = [{ ...makeVapidKeys(), subject: 'mailto:a@b.uy' }, makeVapidKeys()];
  const keys: (string | undefined)[] = [];
  const requests = {
    post: async (_endpoint: string, headers: Record<string, string>) => {
      keys.push(/k=([\w-]+)/.exec(headers.Authorization ?? '')?.[1]);
      return { status: 201, retryAfter: null };
    },
    close: () => undefined,
  };
  const sender = pushSender({ vapid, former, hosts: ['push.example'], allowLoopback: false }, requests as never);
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const target = {
    endpoint: 'https://push.example/x',
    p256dh: browser.getPublicKey('base64url'),
    auth: Buffer.alloc(16, 1).toString('base64url'),
  };
  const message = { payload: '{}', ttl: 60, urgency: 'normal', topic: null } as const;
  for (const vapid_key of [vapid.publicKey, former.publicKey, vapid.publicKey]) {
    expect(await sender.send({ ...target, vapid_key }, message)).toEqual({ kind: 'sent' });
  }
  expect(keys).toEqual([vapid.publicKey, former.publicKey, vapid.publicKey]);
});
