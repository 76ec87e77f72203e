import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Deps } from '../deps/deps.ts';
import { knownDevice } from '../features/accounts/sign-in/known-device.ts';

/** Adds `knownDevice`, by which the limit of sign-ins tells a device of the account from strangers in its network. */
export const knownDevicePlugin = plugin(async (app: FastifyInstance, deps: Deps) => {
  app.decorate('knownDevice', (request) => knownDevice(deps, request));
});
