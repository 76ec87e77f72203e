import type { Endpoint, ReplyOf } from '@tero/shared/contract/endpoint';
import { type ErrorEnvelope, endsSession } from '@tero/shared/errors';
import { expireSession, useSession } from '../session/session.ts';
import { ApiError, OfflineError } from './api-error.ts';
import { reportReached, reportUnreached } from './connectivity.ts';

interface Asked {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  idempotencyKey?: string | undefined;
}

/** Where a call goes, and as whom. */
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

/** An answer that arrived, whatever brought it. `body` is null when it is no JSON. */
export interface Answer {
  status: number;
  retryAfter: string | null;
  body: unknown;
}

/** All of an answer; throws when the line breaks within it, or when somebody else on the way gave it. */
export async function answerOf(response: Response): Promise<Answer> {
  const retryAfter = response.headers.get('retry-after');
  const body = parsed(await response.text());
  // the server always says something: whoever answered well without a word is a hotel's network that wants a login
  if (response.ok && body === null) throw new TypeError('not an answer of ours');
  return { status: response.status, retryAfter, body };
}

/** Null when it is no JSON: a proxy's page, a login of a hotel's network. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/**
 * Waits for an answer, and tells whether the server is there. Throws `OfflineError` when none came; what is thrown
 * after `signal` goes through as it is. `isSlow` recognises time-outs: a slow answer says nothing about the line.
 */
export async function reach<A extends { status: number }>(
  answer: Promise<A>,
  signal: AbortSignal | undefined,
  isSlow: (error: unknown) => boolean,
): Promise<A> {
  try {
    const arrived = await answer;
    // a proxy in front of a dead server answers for it
    if (arrived.status === 502 || arrived.status === 504) throw new OfflineError();
    reportReached();
    return arrived;
  } catch (error) {
    if (signal?.aborted) throw error;
    if (!isSlow(error)) reportUnreached();
    throw error instanceof OfflineError ? error : new OfflineError(error);
  }
}

/** What a good answer says (`SyntaxError`: nothing readable). Throws `ApiError` for the others, and ends the session when its token is bad. */
export function replyOf<E extends Endpoint>({ status, retryAfter, body }: Answer, token: string | null): ReplyOf<E> {
  if (status >= 200 && status < 300) {
    if (body === null) throw new SyntaxError('the answer is no JSON');
    return body as ReplyOf<E>;
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

/** Undefined, null and empty values are left out; a list becomes comma text. */
function searchOf(query: Record<string, unknown>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text) search.set(name, text);
  }
  return search;
}
