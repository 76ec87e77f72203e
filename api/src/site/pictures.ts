import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import statics from '@fastify/static';
import { addressAt } from '@tero/shared/rules/text/address';
import { day, second } from '@tero/shared/rules/time/durations';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Deps } from '../deps/deps.ts';
import { besideContract } from '../http/plugins/caching.ts';
import { files as ofFiles } from '../http/plugins/limits.ts';
import { imageKey } from '../images/store.ts';

/** The options of the route. Each response sets its own caching. */
const ofPictures = besideContract({ cache: 'by file', limit: ofFiles });
const forever = 'public, max-age=31536000, immutable';
/** The CDN may be another one a day later, or none. */
const leading = `public, max-age=${day / second}`;

/**
 * Serves `/uploads/…`: the stored images, from the disk or from the bucket, or redirects to the CDN in front of the
 * bucket.
 */
export const picturesPlugin = plugin(async (app: FastifyInstance, deps: Deps) => {
  const { s3 } = deps.config;
  if (s3?.publicUrl) leadToCdn(app, s3.publicUrl);
  else if (s3) serveBucket(app, deps);
  else await app.register((scope) => serveFolder(scope, join(deps.config.dataDir, 'uploads')));
});

interface Named {
  Params: { '*': string };
}

async function serveFolder(app: FastifyInstance, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // our own route, because the one of the package lists the whole folder for each requested file
  const options = { serve: false, index: false, dotfiles: 'ignore', immutable: true, maxAge: '365d' } as const;
  await app.register(statics, { root: folder, ...options });
  // a regular file, not a link to somewhere else
  const isThere = (name: string) => lstatSync(join(folder, name), { throwIfNoEntry: false })?.isFile() ?? false;
  app.get<Named>('/uploads/*', ofPictures, (request, reply) => {
    const name = request.params['*'];
    if (imageKey(name) && isThere(name)) void reply.sendFile(`/${name}`);
    else reply.callNotFound();
  });
}

/**
 * Serves pictures from the bucket. Reads the whole file before it sends the first byte, because caches must not keep a
 * picture that the bucket cut off.
 */
function serveBucket(app: FastifyInstance, { files }: Deps): void {
  app.get<Named>('/uploads/*', ofPictures, async (request, reply) => {
    const name = request.params['*'];
    const picture = imageKey(name) ? await files.uploads.read(name) : null;
    if (!picture) return reply.callNotFound();
    return reply
      .type('image/webp')
      .headers({ 'cache-control': forever, etag: `"${name}"` })
      .send(picture);
  });
}

function leadToCdn(app: FastifyInstance, publicUrl: string): void {
  app.get<Named>('/uploads/*', ofPictures, async (request, reply) => {
    const name = request.params['*'];
    if (!imageKey(name)) return reply.callNotFound();
    return reply.header('cache-control', leading).redirect(addressAt(publicUrl)`/uploads/${name}`, 302);
  });
}
