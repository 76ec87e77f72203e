import { createReadStream } from 'node:fs';
import { minute } from '@tero/shared/rules/time/durations';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from '../../core/errors.ts';
import type { Deps } from '../../deps/deps.ts';
import { besideContract } from '../../http/plugins/caching.ts';
import { nameOf, pageOf, pictureAddress, subjectOf } from '../head/picture.ts';
import { resolvePage } from '../pages/resolve.ts';
import { pictureCache } from './picture-cache.ts';

const limited = besideContract({ cache: 'forever', limit: { max: 60, window: minute } });

/**
 * Serves `/previews/…`: the pictures that chats show with a link (rule FOUND-8). The page determines the content, so
 * that nobody can make the server draw other pictures. An old version redirects to the current one.
 */
export const previewsPlugin = plugin(async (app: FastifyInstance, deps: Deps) => {
  const pathOf = pictureCache(deps);
  app.get('/previews/:name', limited, async (request, reply) => {
    const { name } = request.params as { name: string };
    const subject = subjectOf(name);
    const response = subject && (await resolvePage(deps, pageOf(subject), ''));
    if (!response || 'to' in response || response.status !== 200 || !response.head.picture)
      throw new AppError('not_found');
    const { picture } = response.head;
    if (nameOf(picture) !== name) {
      return reply.header('cache-control', 'no-cache').redirect(pictureAddress(picture), 302);
    }
    const file = createReadStream(await pathOf(name, picture.drawn));
    return reply.type('image/jpeg').send(file);
  });
});
