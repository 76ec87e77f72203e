import { push as contract } from '@tero/shared/contract/notifications-push';
import type { FastifyInstance } from 'fastify';
import { pushRequests, pushSender } from '../../../delivery/push/sender.ts';
import type { Deps } from '../../../deps/deps.ts';
import { bind, success } from '../../../http/bind.ts';
import { listOf, removeDevice, sendTest, subscribe, unsubscribe } from './service.ts';

export function pushRoutes(app: FastifyInstance, deps: Deps): void {
  const { push, waits } = deps.config;
  const sender = pushSender(push, pushRequests(push, { deadline: waits.push }));
  app.addHook('onClose', async () => sender.close());
  bind(app, deps, contract.key, () => ({ success, publicKey: deps.config.push.vapid.publicKey }));
  bind(app, deps, contract.devices, async ({ caller }) => ({ success, devices: await listOf(deps, caller) }));
  bind(app, deps, contract.subscribe, async ({ body, caller, request }) => {
    return { success, device: await subscribe(deps, caller, body, request.headers['user-agent'] ?? null) };
  });
  bind(app, deps, contract.unsubscribe, async ({ body, caller }) => {
    await unsubscribe(deps, caller, body.endpoint);
    return { success };
  });
  bind(app, deps, contract.remove, async ({ params, caller }) => {
    await removeDevice(deps, caller, params.id);
    return { success };
  });
  bind(app, deps, contract.test, async ({ params, caller }) => {
    await sendTest(deps, sender, caller, params.id);
    return { success };
  });
}
