import type { Endpoint } from '@tero/shared/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { IncomingFile } from '../../core/incoming-file.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Claim, once } from './claims.ts';

type Once = <R>(
  call: { request: FastifyRequest; reply: FastifyReply; endpoint: Endpoint },
  files: readonly IncomingFile[],
  write: (claim: Claim) => Promise<R> | R,
) => Promise<R>;

/** Adds `once`, with which routes run their writes once per idempotency key (`claims.ts`). */
export const idempotencyPlugin = plugin(async (app: FastifyInstance, deps: Deps) => {
  const doOnce: Once = (call, files, write) => once({ deps, ...call }, files, write);
  app.decorate('once', doOnce);
});

declare module 'fastify' {
  interface FastifyInstance {
    once: Once;
  }
}
