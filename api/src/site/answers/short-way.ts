import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { spellingOf } from '../../core/address.ts';
import type { Clock } from '../../core/clock.ts';
import { tellCompleted } from '../../core/log/log.ts';
import { meterAnswer } from '../../http/plugins/meters.ts';
import type { Written } from '../views/finished.ts';
import { Learned } from './learned.ts';

/** Returns the kept answer of a name as it is sent to a caller; null where there is none, or it has to be waited for. */
type Give = (name: string, caller: Pick<FastifyRequest, 'ip' | 'headers'>, now: Date) => Written | null;

/**
 * Answers calls in front of Fastify that are as one before and whose answer is kept: with the head that Fastify sent then,
 * the same counts, meters and line of the log. Whatever is in any way particular goes on to Fastify
 * (docs/decisions/kept-answers.md). Returns what is to be told of each answer that Fastify sent.
 */
export function shortWay(app: FastifyInstance, { clock }: { clock: Clock }, give: Give) {
  const learned = new Learned();
  const { server } = app;
  const [fastify] = server.listeners('request').slice(-1) as [(raw: IncomingMessage, response: ServerResponse) => void];
  server.off('request', fastify);
  server.on('request', (raw, response) => {
    if (!answer(raw, response)) fastify(raw, response);
  });

  function answer(raw: IncomingMessage, response: ServerResponse): boolean {
    const began = performance.now();
    const known = isPlain(raw) ? learned.find(spellingOf(raw)) : undefined;
    const now = clock.now();
    if (!known || isRefusing() || !app.isDayBegun(now)) return false;
    const { name, route } = known;
    const caller = { ip: app.ipOf(raw), headers: raw.headers };
    const written = give(name, caller, now);
    const head = written && route.heads.get(written.encoding);
    const counted = head && route.count(caller.ip);
    if (!counted) return false;
    const { body, tag } = written;
    response.once('finish', () => {
      const milliseconds = performance.now() - began;
      const request = { ...caller, id: randomUUID(), method: 'GET', routeOptions: route };
      meterAnswer({ method: 'GET', route: route.url, statusCode: 200 }, milliseconds);
      tellCompleted(app.log, request, { statusCode: 200, milliseconds });
    });
    response.writeHead(200, head.with({ ...counted, etag: tag, 'content-length': `${body.length}` }));
    response.end(body);
    return true;
  }

  function isRefusing(): boolean {
    return app.isStopping() || (app.hasDecorator('isUnderPressure') && app.isUnderPressure());
  }

  return {
    learn: (name: string, request: FastifyRequest, reply: FastifyReply) => learned.learn(name, request, reply),
  };
}

/** Whether a call asks for a whole answer, as nobody, and brings nothing. */
function isPlain({ method, httpVersion, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    httpVersion === '1.1' &&
    headers.host !== undefined &&
    headers.authorization === undefined &&
    headers['if-none-match'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}
