import type { Endpoint, ResponseOf } from '@tero/shared/contract/endpoint';
import { type ErrorEnvelope, endsSession } from '@tero/shared/errors';
import { expireSession, useSession } from '../session/session.ts';
import { ApiError, OfflineError } from './api-error.ts';
import { reportReached, reportUnreached } from './connectivity.ts';

interface Asked {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  idempotencyKey?: string | undefined;
}

/** Address, headers and token of a request. */
export interface Outgoing {
  address: string;
  headers: Record<string, string>;
  token: string | null;
}

export function outgoing(endpoint: Endpoint, { params, query, idempotencyKey }: Asked): Outgoing {
  const token = useSession.getState().token;
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (endpoint.method !== 'GET') headers['idempotency-key'] = idempotencyKey ?? crypto.randomUUID();
  const search = query ? String(searchOf(query)) : '';
  return { address: pathOf(endpoint.path, params) + (search && `?${search}`), headers, token };
}

/** An HTTP response, received through fetch or XMLHttpRequest. `body` is null when it is not JSON. */
export interface Answer {
  status: number;
  retryAfter: string | null;
  body: unknown;
}

/**
 * Reads the whole response. Throws when the connection breaks meanwhile, or when something other than the API
 * responded.
 */
export async function answerOf(response: Response): Promise<Answer> {
  const retryAfter = response.headers.get('retry-after');
  const body = parsed(await response.text());
  // the API always sends JSON: a good response without it comes from a captive portal that wants a login
  if (response.ok && body === null) throw new TypeError('not an answer of ours');
  return { status: response.status, retryAfter, body };
}

/** Parses JSON; returns null for anything else, such as a proxy's page or a captive portal's login. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/**
 * Waits for a response, and reports whether the server can be reached. Throws `OfflineError` when none came; an error
 * after `signal` was aborted is rethrown unchanged. `isSlow` recognises timeouts: a slow response does not mean that
 * the connection is lost.
 */
export async function reach<A extends { status: number }>(
  answer: Promise<A>,
  signal: AbortSignal | undefined,
  isSlow: (error: unknown) => boolean,
): Promise<A> {
  try {
    const arrived = await answer;
    // a proxy responds in place of a dead server
    if (arrived.status === 502 || arrived.status === 504) throw new OfflineError();
    reportReached();
    return arrived;
  } catch (error) {
    if (signal?.aborted) throw error;
    if (!isSlow(error)) reportUnreached();
    throw error instanceof OfflineError ? error : new OfflineError(error);
  }
}

/**
 * Returns the body of a good response (`SyntaxError`: not JSON). Throws `ApiError` for the others, and ends the session
 * when its token is invalid.
 */
export function replyOf<E extends Endpoint>({ status, retryAfter, body }: Answer, token: string | null): ResponseOf<E> {
  if (status >= 200 && status < 300) {
    if (body === null) throw new SyntaxError('the answer is no JSON');
    return body as ResponseOf<E>;
  }
  const envelope = body as Partial<ErrorEnvelope> | null;
  const seconds = Number(retryAfter);
  const error = new ApiError({
    code: envelope?.code ?? (status === 404 ? 'not_found' : 'internal_error'),
    status,
    message: envelope?.message ?? '',
    errors: envelope?.errors,
    retryAfter: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
  });
  if (token && status === 401 && endsSession.includes(error.code)) expireSession(token);
  throw error;
}

function pathOf(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Builds the query string. Undefined, null and empty values are left out; a list becomes comma-separated text. */
function searchOf(query: Record<string, unknown>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text) search.set(name, text);
  }
  return search;
}
