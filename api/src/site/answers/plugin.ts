import { second } from '@tero/shared/rules/time/durations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { inCall } from '../../core/asking.ts';
import { dayOf } from '../../core/clock.ts';
import { floodNetworkOf } from '../../core/network.ts';
import { visitorOf } from '../../core/visitor.ts';
import { changesOf } from '../../db/changes.ts';
import { readReferences } from '../../db/sql/account-columns.ts';
import { isPostgres } from '../../db/sql/dialect.ts';
import { recordVisitorRead } from '../../db/visitor-reads.ts';
import type { Deps } from '../../deps/deps.ts';
import { mayHaveTokens, serializerOf } from '../../http/serializers.ts';
import { type Finished, finishAnswer, type Written } from '../views/finished.ts';
import { negotiated } from '../views/negotiated.ts';
import { tokensFor } from '../views/page-tokens.ts';
import { answersKept } from './kept.ts';
import type { Asked } from './learned.ts';
import { shareChanges } from './share-changes.ts';
import { shortWay } from './short-way.ts';

/** Bytes below which an answer is not compressed. */
const threshold = 1024;
/** Longer on SQLite, where nothing is written unheard. */
const freshFor = { sqlite: 10 * second, postgres: 2 * second };

type Caller = Pick<FastifyRequest, 'ip' | 'headers'>;

/**
 * Answers what is the same for everybody, to visitors without a session: made once as bytes, compressed once in each way
 * that is asked for, and given out again until something changes that it was made of (docs/decisions/kept-answers.md).
 */
export const answersPlugin = plugin(async (app: FastifyInstance, deps: Deps) => {
  const { db, clock, config } = deps;
  const changes = changesOf(db);
  const kept = answersKept({
    ...{ changes, mostBytes: config.keptAnswersBytes },
    freshFor: isPostgres(db) ? freshFor.postgres : freshFor.sqlite,
  });
  app.addHook('onReady', async () => changes.learn(await readReferences(db)));
  app.addHook('onClose', shareChanges(db));

  const short = shortWay(app, deps, (asked, caller) => {
    const now = clock.now();
    const answer = find(asked, now);
    if (answer) return writtenFor(caller, answer);
    // as Fastify's hooks have it done
    const made = inCall(floodNetworkOf(caller.ip), () => make(asked, caller, now));
    return made.then((finished) => writtenFor(caller, finished));
  });
  app.decorateRequest('asked', null);
  app.addHook('onResponse', (request, reply, done) => {
    if (request.asked?.isRead) short.learn(request.asked, request, reply);
    done();
  });

  app.decorateRequest('isForAll', false);
  app.decorate('answerVisitor', (endpoint, { request, reply }, work) => {
    const { params, query } = request;
    request.isForAll = true;
    const asked = { endpoint, work, name: JSON.stringify([endpoint.path, params, query]), isRead: true };
    request.asked = asked;
    const now = clock.now();
    const answer = find(asked, now);
    return answer ? send(request, reply, answer) : make(asked, request, now).then((made) => send(request, reply, made));
  });

  function find({ name }: Asked, now: Date): Finished | null {
    return kept.get(name, now.getTime(), dayOf(now));
  }

  function make(asked: Asked, caller: Caller, now: Date): Promise<Finished> {
    const { endpoint, name, work } = asked;
    const { ip, headers } = caller;
    return recordVisitorRead(db, () => work({ ip, headers, isForAll: true })).then(({ result, reads }) => {
      if (reads.hasWritten) asked.isRead = false;
      const made = finishAnswer(serializerOf(endpoint)(result), mayHaveTokens(endpoint));
      kept.keep(name, { answer: made, reads, at: now.getTime(), day: dayOf(now) });
      return made;
    });
  }

  function writtenFor(caller: Caller, answer: Finished): Written | Promise<Written> {
    const taken = caller.headers['accept-encoding'];
    const wanted = (taken && answer.bytes > threshold && negotiated(taken)) || 'identity';
    const visitor = () => visitorOf({ caller: null, request: caller });
    return answer.written(answer.marks.length > 0 ? tokensFor(answer.marks, visitor(), deps) : {}, wanted);
  }

  function send(request: FastifyRequest, reply: FastifyReply, answer: Finished): FastifyReply | Promise<FastifyReply> {
    const written = writtenFor(request, answer);
    return written instanceof Promise ? written.then((made) => sendWritten(reply, made)) : sendWritten(reply, written);
  }
});

function sendWritten(reply: FastifyReply, { tag, encoding, body }: Written): FastifyReply {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('etag', tag).header('content-type', 'application/json; charset=utf-8').send(body);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** its answer is given to every visitor */
    isForAll: boolean;
    /** what is asked for, where that is so */
    asked: Asked | null;
  }
}
