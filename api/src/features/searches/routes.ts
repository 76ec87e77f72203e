import { searches as contract } from '@tero/shared/contract/searches';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { bind, success } from '../../http/bind.ts';
import { searchQueue } from '../../search/search-queue.ts';
import { wordsOfCategories } from '../categories/known.ts';
import { countSearch } from './service.ts';

export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.left, async ({ body, request }) => {
    const userAgent = request.headers['user-agent'] ?? '';
    await searchQueue.run(() => countSearch(deps, body, { ip: request.ip, userAgent }));
    return { success };
  });
  bind(app, deps, contract.words, async () => ({ success, ...(await wordsOfCategories(deps.db, deps.clock.now())) }));
}
