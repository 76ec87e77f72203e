import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf, queryOf } from '../../core/address.ts';
import { AppError } from '../../core/errors.ts';
import type { Deps } from '../../deps/deps.ts';
import { sharedWord } from '../../http/plugins/caching.ts';
import { headTags, withHead } from '../head/head.ts';
import { withLate } from '../plain/late.ts';
import type { Views } from '../views/views.ts';
import { withView } from '../views/with-view.ts';
import { resolvePage } from './resolve.ts';

/** The seconds after which to request a page again whose data could not be read. */
const retryAfter = 30;

/** Matches the data for search engines. Browsers do not use it, and search engines never ask to save data. */
const data = /\s*<script type="application\/ld\+json">.*?<\/script>/s;

/** The sources of a page: the built app, and its first views if there are any. */
interface Given {
  page: string;
  views: Views | null;
  isSaving?: boolean;
}

/**
 * Returns the handler of pages. It sends the app with the head and status of the thing at the address (rule FOUND-1).
 * When the data cannot be read, it sends the app with 503, and the app shows what the device has stored. It includes a
 * first view if one is drawn in time (rule FOUND-11).
 */
export function pageSender({ page, views, ...deps }: Deps & Given) {
  // a view has pictures, which people who save data load only on demand (rule NAV-111). Apple's browsers never send
  // that header, and only they use the startup images
  const bare = page.replace(/\s*<link rel="(preload" as="font|apple-touch-startup-image)"[^>]*>/g, '');
  // no promise carries the reply: each would add a listener to the response, and Node warns when there are too many
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const isSaving = savesData(request);
    send(request, reply, isSaving ? { page: bare, views: null, isSaving } : { page, views })
      // also catches errors while the head is written, which would otherwise end the process
      .catch((error: unknown) => sendBare(request, reply, error));
  };

  function sendBare(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
    const isBusy = error instanceof AppError && error.code === 'overloaded';
    if (!isBusy) request.log.error({ err: error, req: request }, 'a page could not be looked up');
    if (!reply.sent) html(reply.status(503).header('retry-after', `${retryAfter}`), page);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, { page, views, isSaving }: Given): Promise<void> {
    const response = await resolvePage(deps, pathOf(request), queryOf(request));
    if ('to' in response) return void reply.header('cache-control', 'no-cache').redirect(response.to, 301);
    const { head, status } = response;
    // insert the head first, so that the search for its place does not scan the whole view
    const tags = headTags(head, deps.config.publicUrl);
    const text = withLate(withHead(page, isSaving ? tags.replace(data, '') : tags), pathOf(request));
    const drawn = response.status === 200 && response.drawn ? await views?.viewOf(response.drawn) : null;
    if (!head.open) reply.header('x-robots-tag', 'noindex');
    if (drawn) reply.header('cache-control', sharedWord(deps.config)).header('age', drawn.age);
    const whole = drawn ? withView(text, drawn.view) : text;
    if (status === 200) reply.header('etag', tagOf(whole));
    html(reply.status(status), whole);
  }
}

function savesData({ headers }: FastifyRequest): boolean {
  return headers['save-data'] === 'on';
}

function html(reply: FastifyReply, text: string): void {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  reply.header('vary', 'accept-encoding, Save-Data');
  reply.type('text/html; charset=utf-8').send(text);
}

function tagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
