import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { spellingOf } from '../../core/address.ts';
import type { Clock } from '../../core/clock.ts';
import { tellCompleted } from '../../core/log/log.ts';
import type { Said } from '../../http/plugins/limits.ts';
import { meterAnswer } from '../../http/plugins/meters.ts';
import type { Written } from '../views/finished.ts';
import { type Asked, type Known, Learned } from './learned.ts';

type Caller = Pick<FastifyRequest, 'ip' | 'headers'>;

/** Returns an answer as it is sent to a caller: at once where it is kept. */
type Give = (asked: Asked, caller: Caller) => Written | Promise<Written>;

/** A call that is on the short way. */
interface Call extends Known {
  raw: IncomingMessage;
  response: ServerResponse;
  caller: Caller;
  said: Said;
  began: number;
}

/**
 * Answers calls in front of Fastify that are as one before: with the head that Fastify sent then, and the same counts,
 * meters and line of the log. Whatever is in any way particular, or fails, goes on to Fastify
 * (docs/decisions/kept-answers.md). Returns what is to be told of each answer that Fastify sent.
 */
export function shortWay(app: FastifyInstance, { clock }: { clock: Clock }, give: Give): Pick<Learned, 'learn'> {
  const learned = new Learned();
  const { server, routing: fastify } = app;
  server.off('request', fastify);
  server.on('request', (raw, response) => {
    const call = met(raw, response);
    if (call) answer(call);
    else fastify(raw, response);
  });

  /** What is thrown here would end the process: Fastify hears of the call instead. */
  function met(raw: IncomingMessage, response: ServerResponse): Call | null {
    try {
      return meet(raw, response);
    } catch {
      return null;
    }
  }

  /** What fails does so anew in Fastify, which answers it as whatever fails; it does not come by here again. */
  function answer(call: Call): void {
    try {
      const given = give(call.asked, call.caller);
      if (!(given instanceof Promise)) send(call, given);
      else
        given
          .then(
            (written) => send(call, written),
            () => fail(call),
          )
          .catch(() => call.response.destroy());
    } catch {
      fail(call);
    }
  }

  /** Counts a call that may take the short way; null: it may not, and nothing was counted. */
  function meet(raw: IncomingMessage, response: ServerResponse): Call | null {
    const began = performance.now();
    const known = isPlain(raw) && !isRefusing() ? learned.find(spellingOf(raw)) : undefined;
    if (!known) return null;
    const caller = { ip: app.ipOf(raw), headers: raw.headers };
    const said = known.route.count(caller.ip);
    return said && { ...known, raw, response, caller, said, began };
  }

  function send(call: Call, { tag, encoding, body }: Written): void {
    const { response, caller, route, said, began } = call;
    const head = app.isStopping() ? undefined : route.heads.get(encoding);
    if (!head) {
      pass(call);
      return;
    }
    response.on('finish', () => {
      const milliseconds = performance.now() - began;
      const request = { ...caller, id: randomUUID(), method: 'GET', routeOptions: route };
      meterAnswer({ method: 'GET', route: route.url, statusCode: 200 }, milliseconds);
      tellCompleted(app.log, request, { statusCode: 200, milliseconds });
    });
    response.writeHead(200, head.with({ tag, bytes: body.length, said }));
    response.end(body.toString('latin1'), 'latin1');
  }

  function fail(call: Call): void {
    learned.forget(spellingOf(call.raw));
    pass(call);
  }

  function pass({ raw, response, said }: Call): void {
    app.noteCounted(raw, said);
    fastify(raw, response);
  }

  function isRefusing(): boolean {
    const isPressed = app.hasDecorator('isUnderPressure') && app.isUnderPressure();
    return isPressed || app.isStopping() || !app.isDayBegun(clock.now());
  }

  return learned;
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
