import type { Endpoint, GivenBody, GivenParams, GivenQuery, ResponseOf } from '@tero/shared/contract/endpoint';
import { answerOf, outgoing, reach, replyOf } from './http.ts';
import { isTimeout, timed } from './with-timeout.ts';

const timeLimit = 15_000;

type Part<Name extends string, Given> = [Given] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Given };

type OptionalPart<Name extends string, Given> = [Given] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]?: Given };

type CallGiven<E> = Part<'params', GivenParams<E>> &
  OptionalPart<'query', GivenQuery<E>> &
  Part<'body', GivenBody<E>> & {
    signal?: AbortSignal | undefined;
    /** idempotency key, kept over retries; generated here unless given */
    idempotencyKey?: string;
  };

type Arguments<E> = Record<never, never> extends CallGiven<E> ? [given?: CallGiven<E>] : [given: CallGiven<E>];

interface Loose {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

/**
 * Calls an endpoint of the contract. Throws `ApiError` for every error response and `OfflineError` when no response
 * arrived. The query client retries reads; writes are never retried automatically. Files go through `upload`.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[given]: Arguments<E>): Promise<ResponseOf<E>> {
  const { body, signal, ...asked } = (given ?? {}) as Loose;
  const { address, headers, token } = outgoing(endpoint, asked);
  if (body !== undefined) headers['content-type'] = 'application/json';
  const sent = timed(timeLimit, signal, async (signal) =>
    answerOf(await fetch(address, { method: endpoint.method, headers, signal, body: JSON.stringify(body) ?? null })),
  );
  return replyOf<E>(await reach(sent, signal, isTimeout), token);
}
