import { second } from '@tero/shared/rules/time/durations';
import { localDay } from '@tero/shared/rules/time/time';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { visitorOf } from '../../core/visitor.ts';
import { changesOf } from '../../db/changes.ts';
import { readReferences } from '../../db/sql/account-columns.ts';
import { isPostgres } from '../../db/sql/dialect.ts';
import { recordVisitorRead } from '../../db/visitor-reads.ts';
import type { Deps } from '../../deps/deps.ts';
import { serializerOf } from '../../http/serializers.ts';
import { type Finished, finishAnswer, type Written } from '../views/finished.ts';
import { negotiated } from '../views/negotiated.ts';
import { tokensFor } from '../views/page-tokens.ts';
import { hasJustWritten, markWriters } from './just-wrote.ts';
import { answersKept } from './kept.ts';
import { shareChanges } from './share-changes.ts';

const ownToken = /"page_token":"(?!(?:service|provider|post):\d+")/;
/** Bytes below which an answer is not compressed. */
const threshold = 1024;
/** Longer on SQLite, where nothing is written unheard. */
const freshFor = { sqlite: 10 * second, postgres: 2 * second };

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
  const hasReplica = config.postgres.readUrl !== null;
  app.addHook('onReady', async () => changes.learn(await readReferences(db)));
  app.addHook('onClose', shareChanges(db));
  markWriters(app, config);

  app.decorateRequest('isForAll', false);
  app.decorate('answerVisitor', (endpoint, { request, reply }, work) => {
    const { params, query } = request;
    request.isForAll = true;
    const now = clock.now();
    // some begin and end with a day
    const key = JSON.stringify([endpoint.path, params, query, localDay(now)]);
    const isOwn = hasReplica && hasJustWritten(request);
    const answer = isOwn ? null : kept.get(key, now.getTime());
    if (answer) return send(request, reply, answer);
    return recordVisitorRead(db, { name: endpoint.path, isOwn }, work).then(({ result, reads }) => {
      const text = serializerOf(endpoint)(result);
      // made for this visitor alone: nobody else may get it
      if (text.includes('"page_token"') && ownToken.test(text))
        throw new Error(`${endpoint.path} has a page token that nobody marked`);
      const made = finishAnswer(text);
      kept.keep(key, { answer: made, reads, at: now.getTime() });
      return send(request, reply, made);
    });
  });

  function send(request: FastifyRequest, reply: FastifyReply, answer: Finished): FastifyReply | Promise<FastifyReply> {
    const asked = request.headers['accept-encoding'];
    const wanted = (asked && answer.bytes > threshold && negotiated(asked)) || 'identity';
    const tokens = answer.marks.length > 0 ? tokensFor(answer.marks, visitorOf({ caller: null, request }), deps) : {};
    const written = answer.written(tokens, wanted);
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
  }
}
