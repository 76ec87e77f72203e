import { z } from 'zod';
import { hour } from '../rules/time/durations.ts';
import { endpoint } from './endpoint.ts';
import { idParams, succeeded, success } from './fields.ts';
import { plainRead } from './plain-read.ts';

/** A browser that receives pushes. Its endpoint is a capability, and no response contains it. */
export const pushDevice = z.object({
  id: z.int(),
  /** 'Chrome en Android' */
  device: z.string(),
  created_at: z.string(),
  /** when a push last reached it */
  last_success_at: z.string().nullable(),
  /** whether the session that asks subscribed or last renewed it; closing the other sessions leaves it */
  of_session: z.boolean(),
});
export type PushDevice = z.output<typeof pushDevice>;

/** The result of `PushSubscription.toJSON()`, and the endpoint that it replaces. */
export const pushSubscriptionBody = z.object({
  endpoint: z.string('Falta la dirección del navegador').max(2000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
  oldEndpoint: z.string().max(2000).nullish(),
});

export const push = {
  key: endpoint({
    method: 'GET',
    path: '/api/push/key',
    auth: 'anyone',
    ...plainRead,
    summary: 'La clave pública con que el navegador se suscribe',
    response: succeeded({ publicKey: z.string() }),
  }),
  devices: endpoint({
    method: 'GET',
    path: '/api/push/devices',
    auth: 'account',
    summary: 'Los navegadores que reciben mis avisos',
    response: succeeded({ devices: z.array(pushDevice) }),
  }),
  /** takes over an endpoint that another account has (a shared phone) */
  subscribe: endpoint({
    method: 'POST',
    path: '/api/push/subscriptions',
    auth: 'account',
    summary: 'Suscribe este navegador, o renueva su dirección',
    body: pushSubscriptionBody,
    response: succeeded({ device: pushDevice }),
    limit: { max: 60, window: hour, by: 'account' },
  }),
  /** by the endpoint, for a browser that unsubscribes; idempotent */
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/push/unsubscribe',
    auth: 'account',
    summary: 'Da de baja este navegador',
    body: z.object({ endpoint: z.string().max(2000) }),
    response: success,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/push/devices/:id',
    auth: 'account',
    summary: 'Da de baja un navegador propio',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
  /** waits for the push service; success means that the service took the push */
  test: endpoint({
    method: 'POST',
    path: '/api/push/devices/:id/test',
    auth: 'account',
    summary: 'Manda un aviso de prueba a un navegador propio',
    params: idParams,
    response: success,
    errors: ['not_found', 'push_unavailable'],
    limit: { max: 10, window: hour, by: 'account' },
  }),
};
