import type { loginBody } from '@tero/shared/contract/accounts';
import { foldIdentifier } from '@tero/shared/rules/text/text';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../../../deps/deps.ts';
import * as accounts from '../repository.ts';
import { devicesIn } from '../sessions/device-cookie.ts';
import { originOf } from '../sessions/places.ts';

/**
 * Returns the device of an attempt to sign in if the attempted account knows it. A cookie of another account, which
 * anybody can get with an account of their own, gives no additional attempts.
 */
export async function knownDevice(deps: Deps, request: FastifyRequest): Promise<string | null> {
  if (devicesIn(request, deps.config).size === 0) return null;
  const { identifier } = request.body as z.output<typeof loginBody>;
  const account = await accounts.findForLogin(deps.db, foldIdentifier(identifier));
  const origin = await originOf(deps, account?.id ?? null, request);
  return origin.kind === 'device' ? `${account?.id} ${origin.hash}` : null;
}
