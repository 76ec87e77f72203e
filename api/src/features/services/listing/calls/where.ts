import { minute } from '@tero/shared/rules/time/durations';
import type { FastifyInstance } from 'fastify';
import { sqliteFile } from '../../../../db/open.ts';
import type { Deps } from '../../../../deps/deps.ts';
import { listedCount } from '../../../categories/lookup.ts';
import { type Find, find } from '../finding.ts';
import { searchThread } from './thread.ts';

/**
 * Returns how searches find: on SQLite, from so many listed services on that one may hold up the rest
 * (docs/decisions/search.md), in a thread of their own; else where they are asked.
 */
export function whereSearchesFind(app: FastifyInstance, { db, config, log }: Deps): Find {
  const here: Find = (asked) => find(db, asked);
  if (config.databaseUrl !== null) return here;
  const onFault = (reason: string) => log.warn({ reason }, 'the thread of searches');
  const thread = searchThread({ path: sqliteFile(config.dataDir), onFault });
  app.addHook('onClose', thread.close);
  let counted = { at: Number.NEGATIVE_INFINITY, services: 0 };

  async function isLarge(): Promise<boolean> {
    const now = performance.now();
    if (now - counted.at > minute) counted = { at: now, services: await listedCount(db, null) };
    return counted.services >= config.searchThreadFrom;
  }

  return async (asked) => ((await isLarge()) ? await thread.find(asked) : null) ?? here(asked);
}
