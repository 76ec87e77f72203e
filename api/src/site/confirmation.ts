import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Deps } from '../deps/deps.ts';
import { changesFields, requireConfirmed } from '../features/accounts/confirmation/service.ts';
import { requireConfirmedPhone } from '../features/phones/confirm.ts';

/**
 * Asks a caller to confirm their identity where the contract says so. Throws `confirmation_required` when the session
 * has no recent confirmation, and `phone_unconfirmed` where a phone must be confirmed. Faults of the fields come first.
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
      // otherwise the response would reveal whether a guessed phone is that of another person's account
      const mayCompare = id === caller.accountId || caller.role === 'admin';
      if (!mayCompare || !(await changesFields(deps, id, given, confirmed))) return;
    }
    await requireConfirmed(deps, caller);
  });
});
