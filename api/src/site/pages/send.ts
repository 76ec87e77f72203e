import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf, queryOf } from '../../core/address.ts';
import { AppError } from '../../core/errors.ts';
import { visitorOf } from '../../core/visitor.ts';
import type { Deps } from '../../deps/deps.ts';
import { headTags, withHead } from '../head/head.ts';
import { type FinishedPage, finishPage } from '../views/finished.ts';
import { negotiated } from '../views/negotiated.ts';
import { tokensFor } from '../views/page-tokens.ts';
import type { Views } from '../views/views.ts';
import { withView } from '../views/with-view.ts';
import { answerPage, drawnOf } from './answer.ts';

/** Seconds after which a page whose facts could not be read is worth another attempt. */
const retryAfter = 30;

/** What a page is made of: the app, and its first views, if there are any. */
interface Given {
  page: string;
  views: Views | null;
}

/**
 * Returns what answers the pages: the app, with the head and the status of what stands at the address (rule FOUND-1).
 * While that cannot be read the app comes with 503, and shows what the device has. What is there comes with its first
 * view, where it is drawn in time (rule FOUND-11); a page that was sent like that a moment ago is not looked up again.
 */
export function pageSender({ page, views, ...deps }: Deps & Given) {
  // a view has pictures; who saves data sees them when they are asked for (rule NAV-111)
  // no browser of Apple's says that it saves data, and only these have images for the start
  const bare = page.replace(/\s*<link rel="(preload" as="font|apple-touch-startup-image)"[^>]*>/g, '');
  // no promise carries the reply: each that does listens to the response once more, and Node warns of so many
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const isSaving = savesData(request);
    const drawn = views && !isSaving ? drawnOf(pathOf(request), queryOf(request)) : null;
    const kept = drawn === null ? null : views?.kept(drawn);
    const given = isSaving ? { page: bare, views: null } : { page, views };
    (kept ? sendDrawn(request, reply, kept) : send(request, reply, given))
      // what fails in writing the head, too: nobody else would take it, and the process would end
      .catch((error: unknown) => sendBare(request, reply, error));
  };

  function sendBare(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
    const isBusy = error instanceof AppError && error.code === 'overloaded';
    if (!isBusy) request.log.error({ err: error, req: request }, 'a page could not be looked up');
    if (!reply.sent) html(reply.status(503).header('retry-after', `${retryAfter}`), page);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, { page, views }: Given): Promise<void> {
    const answer = await answerPage(deps, pathOf(request), queryOf(request));
    if ('to' in answer) return void reply.header('cache-control', 'no-cache').redirect(answer.to, 301);
    const { head, status } = answer;
    // the head first: what is looked for there is not to be looked for in all of the view
    const text = withHead(page, headTags(head, deps.config.publicUrl));
    const drawn = answer.status === 200 && answer.drawn;
    const finished = drawn && (await views?.pageOf(drawn, (view) => finishPage(withView(text, view), head.open)));
    if (finished) return sendDrawn(request, reply, finished);
    if (!head.open) reply.header('x-robots-tag', 'noindex');
    if (status === 200) reply.header('etag', tagOf(text));
    html(reply.status(status), text);
  }

  /** Sends what is the same for everybody, and the page's tokens of whoever asks. */
  async function sendDrawn(request: FastifyRequest, reply: FastifyReply, finished: FinishedPage): Promise<void> {
    const tokens = tokensFor(finished.marks, visitorOf({ caller: null, request }), deps);
    const wanted = negotiated(request.headers['accept-encoding'] ?? 'identity');
    const { tag, encoding, body } = await finished.written(tokens, wanted);
    if (!finished.open) reply.header('x-robots-tag', 'noindex');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    html(reply.header('etag', tag), body);
  }
}

function savesData({ headers }: FastifyRequest): boolean {
  return headers['save-data'] === 'on';
}

function html(reply: FastifyReply, text: string | Buffer): void {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, Save-Data');
  reply.type('text/html; charset=utf-8').send(text);
}

function tagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
