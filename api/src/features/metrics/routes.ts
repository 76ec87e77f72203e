import { metrics as contract } from '@tero/shared/contract/metrics';
import type { FastifyInstance } from 'fastify';
import { visitorOf } from '../../core/visitor.ts';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { trackProfileView, trackServiceView } from '../events/service.ts';
import { ofPhone } from './phone-metrics.ts';
import { ofPosts } from './post-metrics.ts';
import { ofProvider } from './provider-metrics.ts';

export function metricRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.trackProfileView, async (call) => {
    await trackProfileView(deps, call.params.providerId, visitorOf(call), call.body.by_card);
    return { success };
  });
  bind(app, deps, contract.trackServiceView, async (call) => {
    await trackServiceView(deps, call.params.serviceId, visitorOf(call));
    return { success };
  });
  bind(app, deps, contract.ofProvider, async ({ params, query, caller }) => ({
    success,
    data: await ofProvider(deps, params.id, query.period, caller),
  }));
  bind(app, deps, contract.ofPosts, async ({ params, query, caller }) => ({
    success,
    metrics: await ofPosts(deps, params.id, query, caller),
  }));
  bind(app, deps, contract.phoneViews, async ({ params, caller }) => ({
    success,
    data: await ofPhone(deps, params.id, caller),
  }));
}
