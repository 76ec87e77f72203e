import type { Endpoint, GivenBody, GivenParams, GivenQuery, ReplyOf } from '@tero/shared/contract/endpoint';
import { type ErrorEnvelope, endsSession } from '@tero/shared/errors';
import ky, { isTimeoutError } from 'ky';
import { ApiError, OfflineError } from './api-error.ts';
import { reportReached, reportUnreached } from './connectivity.ts';
import { expireSession, useSession } from './session.ts';

const client = ky.create({ timeout: 15_000, retry: 0, throwHttpErrors: false });

type Part<Name extends string, Given> = [Given] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Given };

type OptionalPart<Name extends string, Given> = [Given] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]?: Given };

export type CallGiven<E> = Part<'params', GivenParams<E>> &
  OptionalPart<'query', GivenQuery<E>> &
  Part<'body', GivenBody<E>> & {
    signal?: AbortSignal | undefined;
    /** one per intention, kept over its retries; made here unless given */
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
 * Calls an endpoint of the contract. Throws `ApiError` for every answer that is an error and `OfflineError` when no
 * answer arrived. Reads are retried by the query client, writes never by themselves.
 */
export async function call<E extends Endpoint>(endpoint: E, ...[given]: Arguments<E>): Promise<ReplyOf<E>> {
  const { params, query, body, signal, idempotencyKey } = (given ?? {}) as Loose;
  const token = useSession.getState().token;
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (endpoint.method !== 'GET') headers['idempotency-key'] = idempotencyKey ?? crypto.randomUUID();

  const response = await reach(pathOf(endpoint.path, params), {
    method: endpoint.method,
    headers,
    ...(query && { searchParams: searchOf(query) }),
    ...(body !== undefined && { json: body }),
    ...(signal && { signal }),
  });
  if (response.ok) return (await response.json()) as ReplyOf<E>;

  const error = await errorOf(response);
  if (token && response.status === 401 && endsSession.includes(error.code)) expireSession(token);
  throw error;
}

async function reach(path: string, options: Parameters<typeof client>[1]): Promise<Response> {
  try {
    const response = await client(path, options);
    // a proxy in front of a dead server answers for it
    if (response.status === 502 || response.status === 504) throw new OfflineError();
    reportReached();
    return response;
  } catch (error) {
    if (options?.signal?.aborted) throw error;
    // a slow answer says nothing about the line
    if (!isTimeoutError(error)) reportUnreached();
    throw error instanceof OfflineError ? error : new OfflineError(error);
  }
}

async function errorOf(response: Response): Promise<ApiError> {
  const envelope = (await response.json().catch(() => null)) as Partial<ErrorEnvelope> | null;
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError({
    code: envelope?.code ?? (response.status === 404 ? 'not_found' : 'internal_error'),
    status: response.status,
    message: envelope?.message ?? '',
    errors: envelope?.errors,
    retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
  });
}

function pathOf(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Undefined, null and empty values are left out; a list becomes comma text. */
function searchOf(query: Record<string, unknown>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text) search.set(name, text);
  }
  return search;
}
