import { createReadStream } from 'node:fs';
import { minute } from '@tero/shared/rules/time/durations';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { AppError } from '../../core/errors.ts';
import type { Deps } from '../../deps/deps.ts';
import { besideContract } from '../../http/plugins/caching.ts';
import { sitemapFiles } from './sitemap-cache.ts';
import { indexXml } from './xml.ts';

/** The options of routes that may write files. */
const writing = besideContract({ cache: 'hour', limit: { max: 60, window: minute } });

/** `/robots.txt`, `/sitemap.xml` and its files (rule FOUND-7). */
export const sitemapPlugin = plugin(async (app: FastifyInstance, deps: Deps) => {
  const { publicUrl } = deps.config;
  const files = sitemapFiles(deps);
  app.get('/robots.txt', besideContract({ cache: 'hour' }), async (_request, reply) => {
    // pages that search engines must skip say so themselves, so crawlers must be able to fetch them
    const lines = ['User-agent: *', 'Disallow: /sandbox/', '', `Sitemap: ${publicUrl}/sitemap.xml`];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', writing, async (_request, reply) => {
    const xml = indexXml(await files.list(), publicUrl);
    return reply.type('application/xml; charset=utf-8').send(xml);
  });
  app.get('/sitemap/:file', writing, async (request, reply) => {
    const { file } = request.params as { file: string };
    const name = /^([a-z0-9-]+)\.xml\.gz$/.exec(file)?.[1];
    const path = name === undefined ? null : await files.pathOf(name);
    if (path === null) throw new AppError('not_found');
    return reply.type('application/gzip').send(createReadStream(path));
  });
});
