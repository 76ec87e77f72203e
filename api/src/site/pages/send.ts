import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf, queryOf } from '../../core/address.ts';
import { AppError } from '../../core/errors.ts';
import type { Deps } from '../../deps/deps.ts';
import { headTags, withHead } from '../head/head.ts';
import { answerPage, type PageAnswer } from './answer.ts';

/** Seconds after which a page whose facts could not be read is worth another attempt. */
const retryAfter = 30;

/**
 * Returns what answers the pages: the app, with the head and the status of what stands at the address (rule FOUND-1).
 * While that cannot be read the app comes with 503, and shows what the device has.
 */
export function pageSender({ page, ...deps }: Deps & { page: string }) {
  // no promise carries the reply: each that does listens to the response once more, and Node warns of so many
  return (request: FastifyRequest, reply: FastifyReply): void => {
    answerPage(deps, pathOf(request), queryOf(request))
      .then((answer) => send(reply, answer))
      // what fails in writing the head, too: nobody else would take it, and the process would end
      .catch((error: unknown) => sendBare(request, reply, error));
  };

  function sendBare(request: FastifyRequest, reply: FastifyReply, error: unknown): void {
    const isBusy = error instanceof AppError && error.code === 'overloaded';
    if (!isBusy) request.log.error({ err: error, req: request }, 'a page could not be looked up');
    if (!reply.sent) html(reply.status(503).header('retry-after', `${retryAfter}`), page);
  }

  function send(reply: FastifyReply, answer: PageAnswer): void {
    if ('to' in answer) return void reply.header('cache-control', 'no-cache').redirect(answer.to, 301);
    const text = withHead(page, headTags(answer.head, deps.config.publicUrl));
    if (!answer.head.open) reply.header('x-robots-tag', 'noindex');
    if (answer.status === 200) reply.header('etag', tagOf(text));
    html(reply.status(answer.status), text);
  }
}

function html(reply: FastifyReply, text: string): void {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(text);
}

function tagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
