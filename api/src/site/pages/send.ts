import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf, queryOf } from '../../core/address.ts';
import { AppError } from '../../core/errors.ts';
import { visitorOf } from '../../core/visitor.ts';
import type { Deps } from '../../deps/deps.ts';
import { headTags, withHead } from '../head/head.ts';
import type { View } from '../views/messages.ts';
import type { Views } from '../views/views.ts';
import { withView } from '../views/with-view.ts';
import { answerPage, type PageAnswer } from './answer.ts';

/** Seconds after which a page whose facts could not be read is worth another attempt. */
const retryAfter = 30;

/**
 * Returns what answers the pages: the app, with the head and the status of what stands at the address (rule FOUND-1).
 * While that cannot be read the app comes with 503, and shows what the device has. What is there comes with its first
 * view, where it is drawn in time (rule FOUND-11).
 */
export function pageSender({ page, views, ...deps }: Deps & { page: string; views: Views | null }) {
  // a view has pictures; who saves data sees them when they are asked for (rule NAV-111)
  const withoutFonts = page.replace(/\s*<link rel="preload" as="font"[^>]*>/g, '');
  // no promise carries the reply: each that does listens to the response once more, and Node warns of so many
  return (request: FastifyRequest, reply: FastifyReply): void => {
    answerPage(deps, pathOf(request), queryOf(request))
      .then(async (answer) => {
        if (savesData(request)) send(reply, answer, null, withoutFonts);
        else send(reply, answer, await viewed(request, answer), page);
      })
      // what fails in writing the head, too: nobody else would take it, and the process would end
      .catch((error: unknown) => sendBare(request, reply, error));
  };

  function sendBare(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
    const isBusy = error instanceof AppError && error.code === 'overloaded';
    if (!isBusy) request.log.error({ err: error, req: request }, 'a page could not be looked up');
    if (!reply.sent) html(reply.status(503).header('retry-after', `${retryAfter}`), page);
  }

  /** The view of what is there, the same for everybody but for the page's token. */
  async function viewed(request: FastifyRequest, answer: PageAnswer): Promise<View | null> {
    const address = answer.status === 200 ? answer.drawn : null;
    const view = address === null ? null : await views?.viewOf(address);
    if (!view) return null;
    const data = views?.writeTokens(view.data, visitorOf({ caller: null, request })) ?? view.data;
    return { ...view, data };
  }

  function send(reply: FastifyReply, answer: PageAnswer, view: View | null, page: string): void {
    if ('to' in answer) return void reply.header('cache-control', 'no-cache').redirect(answer.to, 301);
    // the head first: what is looked for there is not to be looked for in all of the view
    const headed = withHead(page, headTags(answer.head, deps.config.publicUrl));
    const text = view ? withView(headed, view) : headed;
    if (!answer.head.open) reply.header('x-robots-tag', 'noindex');
    if (answer.status === 200) reply.header('etag', tagOf(text));
    html(reply.status(answer.status), text);
  }
}

function savesData({ headers }: FastifyRequest): boolean {
  return headers['save-data'] === 'on';
}

function html(reply: FastifyReply, text: string): void {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'Save-Data').send(text);
}

function tagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
