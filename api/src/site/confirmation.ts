import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Deps } from '../deps/deps.ts';
import { changesFields, requireConfirmed } from '../features/accounts/confirmation/service.ts';
import { requireConfirmedPhone } from '../features/phones/confirm.ts';

/**
 * Asks a caller to confirm who it is where the contract says so. Throws `confirmation_required` when nobody has lately,
 * and `phone_unconfirmed` where a phone has to be confirmed. Faults of the fields come first.
 */
export const confirmationPlugin = plugin(async (app: FastifyInstance, deps: Deps) => {
  app.addHook('preHandler', async ({ routeOptions, caller, validationError }) => {
    if (!routeOptions.config.phoneConfirmed || !caller || validationError) return;
    await requireConfirmedPhone(deps, caller.accountId);
  });
  app.addHook('preHandler', async ({ routeOptions, caller, params, body, validationError }) => {
    const { confirmed } = routeOptions.config;
    if (!confirmed || !caller || validationError) return;
    const { id = caller.accountId } = params as { id?: number };
    const given = (body ?? {}) as Record<string, unknown>;
    if (confirmed !== 'always') {
      // compared with a stranger's account, the response would tell whether a guessed phone is that account's
      const mayCompare = id === caller.accountId || caller.role === 'admin';
      if (!mayCompare || !(await changesFields(deps, id, given, confirmed))) return;
    }
    await requireConfirmed(deps, caller);
  });
});
