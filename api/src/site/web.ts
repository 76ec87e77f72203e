import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import compress from '@fastify/compress';
import statics from '@fastify/static';
import { address } from '@tero/shared/rules/text/address';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { areaOf, isFile, pathOf } from '../core/address.ts';
import { AppError } from '../core/errors.ts';
import { apiFolder } from '../core/folders.ts';
import type { Deps } from '../deps/deps.ts';
import { besideContract } from '../http/plugins/caching.ts';
import { files } from '../http/plugins/limits.ts';
import { lighten } from '../http/security-headers.ts';
import { contentTags, isKnown } from './content-tags.ts';
import { keepAssets } from './earlier-assets.ts';
import { pageSender } from './pages/send.ts';
import { sendShared, shareAssets } from './shared-assets.ts';
import { startViews } from './views/views.ts';

const builtApp = join(apiFolder, '../web/dist');
/** The options of file routes. Each file sets its own caching, and `send.ts` does so for pages. */
const ofFiles = besideContract({ cache: 'by file', limit: files });
/** The module that draws first views, built beside the app. */
const renderer = '../dist-server/server.mjs';

interface Served extends Deps {
  /** the folder of the built web app */
  dist?: string | undefined;
}

/**
 * Serves the web app's files. Unknown API calls get `route_not_found`, and missing files get 404. Any other path gets
 * the app, with the status of its content; the app has its own not-found screen.
 */
export const webPlugin = plugin(async (app: FastifyInstance, { dist = builtApp, ...deps }: Served) => {
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
    // only for responses: our apps send no compressed bodies, and unpacking them would cost more than it saves
    globalDecompression: false,
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const tag = reply.getHeader('etag');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const asked = request.headers['if-none-match'];
    if (!isRead || reply.statusCode !== 200 || typeof tag !== 'string' || !isKnown(tag, asked)) {
      return done(null, payload);
    }
    if (payload instanceof Readable) payload.destroy();
    reply.code(304).removeHeader('content-length').removeHeader('content-encoding');
    // Fastify's response to HEAD would need a body, and would send the length of a text
    done(null, request.method === 'HEAD' ? Readable.from([]) : null);
  });
  const built = existsSync(join(dist, 'index.html'));
  const { assets } = deps.files;
  const earlier: string[] = [];
  if (built) {
    const tagOf = contentTags(dist);
    const folder = join(deps.config.dataDir, 'builds');
    // a server that cannot keep earlier files runs without them
    const kept = deps.config.production ? await keepAssets(dist, folder, deps.clock.now()).catch(noteFailure) : [];
    earlier.push(...kept);
    if (deps.config.production && assets) await shareAssets(dist, assets).catch(noteFailure);
    await app.register(statics, {
      root: dist,
      serve: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      // the tags come from the content, see below, because file times differ between machines
      etag: false,
      lastModified: false,
      setHeaders: (reply, path) => {
        const tag = tagOf(path.replace(/\.br$/, ''));
        reply.header('cache-control', tag ? 'no-cache' : 'public, max-age=31536000, immutable');
        if (tag) reply.header('etag', tag);
        else lighten(reply);
      },
    });
    // serves a worker that switches itself off, for when a released worker breaks the app (docs/operations.md)
    if (deps.config.workerOff) app.get('/sw.js', ofFiles, (_request, reply) => void reply.sendFile('sw-off.js'));
  }
  function noteFailure(error: unknown): string[] {
    app.log.error({ err: error }, 'the files of this build were not kept');
    return [];
  }
  const page = built ? readFileSync(join(dist, 'index.html'), 'utf8') : '';
  const entry = join(dist, renderer);
  const views = built ? startViews({ ...deps, entry, app }) : null;
  app.addHook('onClose', async () => views?.close());
  const sendPage = pageSender({ ...deps, page, views });
  if (built) {
    app.get('/', besideContract({ cache: 'checked' }), sendPage);
    // only possible file names go to the package, which treats doubled slashes, NULs and backslashes as errors
    app.get<{ Params: { '*': string } }>('/*', ofFiles, (request, reply) => {
      if (areaOf(request) === 'app' && isPage(pathOf(request))) sendPage(request, reply);
      else void reply.sendFile(`/${request.params['*']}`);
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (areaOf(request) === 'api') throw new AppError('route_not_found');
    // the service worker handles shared content; before it is active, the form says that nothing arrived
    if (request.method === 'POST' && path === '/compartir') return void reply.redirect('/create-post?shared=nada', 303);
    const name = basename(path);
    const isAsset = path === address`/assets/${name}`;
    const before = isAsset && earlier.find((folder) => existsSync(join(folder, name)));
    if (before) return void reply.sendFile(name, before);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isAsset && isRead && assets) return sendShared(reply, assets, name);
    if (!built || !isRead || !isPage(path)) throw new AppError('not_found');
    sendPage(request, reply);
  });
});

/** Tells whether a path is that of a page, not of a file or of something in a folder of files. */
function isPage(path: string): boolean {
  return !isFile(path) && !/^\/(assets|uploads|health|sandbox)\//.test(path);
}
