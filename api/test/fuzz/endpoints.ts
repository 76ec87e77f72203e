import type { Endpoint } from '@tero/shared/contract/endpoint';
import { contract } from '@tero/shared/contract/index';
import { z } from 'zod';

/** Every endpoint of the contract by `feature.name`. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => [`${feature}.${name}`, endpoint]),
  ),
);

const paths = [
  'GET /uploads/:file',
  'GET /servicios/:id',
  'GET /provider-profile/:id',
  'GET /publicacion/post/:id',
  'GET /assets/:file',
  'GET /api/auth/google',
  'GET /api/auth/google/callback',
  'GET /api/notifications/unsubscribe/:token',
  'GET /sandbox/checkout/:id',
  'POST /sandbox/checkout/:id',
  'GET /api/:file',
  'GET /:file/:file',
  'POST /compartir',
  'GET /health/live',
];

/** Addresses outside the contract, without the endless stream. The test does not know their responses. */
export const others: ReadonlyMap<string, Endpoint> = new Map(
  paths.map((line) => {
    const [method, path = ''] = line.split(' ') as ['GET' | 'POST', string];
    return [line, { method, path, auth: 'anyone', summary: '', response: z.unknown() }];
  }),
);

/** Returns the endpoint of a plan. */
export function endpointOf(name: string): Endpoint {
  const endpoint = endpoints.get(name) ?? others.get(name);
  if (!endpoint) throw new Error(`no endpoint ${name}`);
  return endpoint;
}
