import type { Endpoint, GivenBody, GivenParams, GivenQuery, ResponseOf } from '@tero/shared/contract/endpoint';
import { addressOf, http, writeHeaders } from './client/client.ts';
import { ofThisSession } from './client/registered.ts';
import { withConfirmation } from './confirmation.ts';
import { ownReading } from './reading.ts';

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
    /** idempotency key, kept over retries; generated unless given */
    idempotencyKey?: string;
    /** the version that the form began with */
    version?: string | undefined;
    /** false: a read is not retried after a server error */
    retry?: false;
  };

type Arguments<E> = Record<never, never> extends CallGiven<E> ? [given?: CallGiven<E>] : [given: CallGiven<E>];

interface Loose {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  version?: string;
  retry?: false;
}

/**
 * Calls an endpoint of the contract. Throws `ApiError` for every error response and `OfflineError` when no response
 * arrived. Reads are tried again after a server error; writes never are. Files go through `upload`.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[given]: Arguments<E>): Promise<ResponseOf<E>> {
  const { body, signal, idempotencyKey, version, retry, ...parts } = (given ?? {}) as Loose;
  const { method, path } = endpoint;
  const read = ownReading();
  if (read) return (await read(addressOf(path, parts))) as ResponseOf<E>;
  const options = {
    method,
    ...(body !== undefined && { json: body }),
    ...(signal && { signal }),
    headers: writeHeaders({ idempotencyKey, version }),
    ...(retry === false && { retry: 0 }),
  };
  return withConfirmation(() =>
    http(addressOf(path, parts), { ...options, context: ofThisSession() }).json<ResponseOf<E>>(),
  );
}
