import { existsSync } from 'node:fs';
import { second } from '@tero/shared/rules/time/durations';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ownAddress } from '../../core/own-call.ts';
import type { Deps } from '../../deps/deps.ts';
import { startDrawing } from './drawing.ts';
import type { View } from './messages.ts';

interface Given extends Pick<Deps, 'config' | 'log'> {
  /** the built renderer; without it no view is drawn */
  entry: string;
  app: FastifyInstance;
}

/** A view, and how many seconds ago its drawing began. */
interface Drawn {
  view: View;
  age: number;
}

const mostViews = 100;

/**
 * Draws the first views of pages, as visitors without a session see them (rule FOUND-11). `viewOf` resolves to null
 * when no view is ready in time, and the page then begins with the app's shell. A view is cached like a response
 * (docs/decisions/response-cache.md), so a late view serves the next visitor.
 */
export function startViews({ entry, app, log, config }: Given) {
  if (!config.firstViews || !existsSync(entry)) return null;
  const ttl = Math.max(1, config.responseCacheSeconds) * second;
  const kept = new LRUCache<string, { view: View; at: number }>({ max: mostViews, ttl, ttlResolution: 0 });
  const read = async (url: string) => {
    const { statusCode, body } = await app.inject({ url, remoteAddress: ownAddress });
    return { status: statusCode, body };
  };
  const onFault = (reason: string) => log.warn({ reason }, 'a first view was not drawn');
  const { draw, close } = startDrawing({ entry, read, onFault });

  return {
    async viewOf(address: string): Promise<Drawn | null> {
      const known = kept.get(address);
      if (known) return { view: known.view, age: ageOf(known) };
      const at = performance.now();
      const view = await draw(address, (made) => kept.set(address, { view: made, at }, { start: at }));
      return view && { view, age: ageOf(kept.get(address) ?? { at }) };
    },
    close,
  };
}

/** Returns the whole seconds since the view's data was read. */
function ageOf({ at }: { at: number }): number {
  return Math.ceil((performance.now() - at) / second);
}

export type Views = NonNullable<ReturnType<typeof startViews>>;
