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
import { shortWay } from './short-way.ts';

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

  const short = shortWay(app, deps, (name, caller, now) => {
    const answer = find(name, caller, now);
    const written = answer && writtenFor(caller, answer);
    if (!(written instanceof Promise)) return written;
    // Fastify's way waits for the same
    written.catch(() => undefined);
    return null;
  });
  app.decorateRequest('answerName', null);
  app.addHook('onResponse', (request, reply, done) => {
    if (request.answerName !== null) short.learn(request.answerName, request, reply);
    done();
  });

  app.decorateRequest('isForAll', false);
  app.decorate('answerVisitor', (endpoint, { request, reply }, work) => {
    const { params, query } = request;
    request.isForAll = true;
    const now = clock.now();
    const name = JSON.stringify([endpoint.path, params, query]);
    request.answerName = name;
    const answer = find(name, request, now);
    if (answer) return send(request, reply, answer);
    const asked = { name: endpoint.path, isOwn: isOfWriter(request) };
    return recordVisitorRead(db, asked, work).then(({ result, reads }) => {
      const text = serializerOf(endpoint)(result);
      // made for this visitor alone: nobody else may get it
      if (text.includes('"page_token"') && ownToken.test(text))
        throw new Error(`${endpoint.path} has a page token that nobody marked`);
      const made = finishAnswer(text);
      kept.keep(keyOf(name, now), { answer: made, reads, at: now.getTime() });
      return send(request, reply, made);
    });
  });

  function isOfWriter(caller: Pick<FastifyRequest, 'headers'>): boolean {
    return hasReplica && hasJustWritten(caller);
  }

  function find(name: string, caller: Pick<FastifyRequest, 'headers'>, now: Date): Finished | null {
    return isOfWriter(caller) ? null : kept.get(keyOf(name, now), now.getTime());
  }

  function writtenFor(caller: Pick<FastifyRequest, 'ip' | 'headers'>, answer: Finished): Written | Promise<Written> {
    const asked = caller.headers['accept-encoding'];
    const wanted = (asked && answer.bytes > threshold && negotiated(asked)) || 'identity';
    const visitor = () => visitorOf({ caller: null, request: caller });
    return answer.written(answer.marks.length > 0 ? tokensFor(answer.marks, visitor(), deps) : {}, wanted);
  }

  function send(request: FastifyRequest, reply: FastifyReply, answer: Finished): FastifyReply | Promise<FastifyReply> {
    const written = writtenFor(request, answer);
    return written instanceof Promise ? written.then((made) => sendWritten(reply, made)) : sendWritten(reply, written);
  }
});

/** The key of an answer: some begin and end with a day. */
function keyOf(name: string, now: Date): string {
  return `${localDay(now)} ${name}`;
}

function sendWritten(reply: FastifyReply, { tag, encoding, body }: Written): FastifyReply {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('etag', tag).header('content-type', 'application/json; charset=utf-8').send(body);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** its answer is given to every visitor */
    isForAll: boolean;
    /** names that answer among all, with what it is asked for; null: it is none such */
    answerName: string | null;
  }
}
