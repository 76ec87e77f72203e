import { minute } from '@tero/shared/rules/time/durations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { floodNetworkOf } from '../../core/network.ts';
import type { Deps } from '../../deps/deps.ts';
import { CallCounts, isExceeded } from '../call-counts.ts';

/** Refusals of one network in a minute that are told at once: people who tap again. */
const atOnce = 30;
const lateBy = 1000;
/** Refusals of one network that are held at the same time; beyond them connections are closed without an answer. */
const mostHeld = 200;

/**
 * Tells refusals for too many calls late to a network that goes on calling. Whoever floods waits for each answer before
 * the next call, so that a flood costs less than the calls of everybody else. Must be registered after the limits.
 */
export const lateRefusalsPlugin = plugin(async (app: FastifyInstance, { config }: Deps) => {
  const held = new Map<string, number>();
  const waits = new Set<() => void>();
  const counts = new CallCounts();
  const most = Math.ceil(atOnce * config.rateLimitScale);
  app.decorate('heldRefusals', () => waits.size);
  // stopping the server ends the waits
  app.addHook('preClose', async () => {
    for (const end of waits) end();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode !== 429) done();
    else hold(request, reply).then(() => done(), done);
  });

  async function hold(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const network = floodNetworkOf(request.ip);
    if (!isExceeded(counts.count(network, most, minute))) return;
    const others = held.get(network) ?? 0;
    if (others >= mostHeld) {
      reply.raw.destroy();
      return;
    }
    held.set(network, others + 1);
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        waits.delete(end);
        resolve();
      };
      const timer = setTimeout(end, lateBy);
      waits.add(end);
    });
    const left = (held.get(network) ?? 1) - 1;
    if (left > 0) held.set(network, left);
    else held.delete(network);
  }
});

declare module 'fastify' {
  interface FastifyInstance {
    /** how many refusals are held now */
    heldRefusals(): number;
  }
}
