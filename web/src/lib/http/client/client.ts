import ky, { type AfterResponseHook, type BeforeErrorHook, type InitHook, isHTTPError, isTimeoutError } from 'ky';
import { OfflineError } from './api-error.ts';
import { apiErrorOf, isSessionOver } from './envelope.ts';
import { type HttpContext, registered } from './registered.ts';

/**
 * Adds the session's token, and an idempotency key to writes that have none; writes are never retried. The token is
 * that of the moment of the call, even if the session ended right after.
 */
const prepare: InitHook = (options) => {
  const headers = new Headers(options.headers as HeadersInit);
  const { own = registered.session?.token(), token = own } = (options.context ?? {}) as HttpContext;
  if (token) headers.set('authorization', `Bearer ${token}`);
  if ((options.method ?? 'get').toLowerCase() !== 'get') {
    if (!headers.has('idempotency-key')) headers.set('idempotency-key', crypto.randomUUID());
    options.retry = 0;
  }
  options.headers = headers;
  // outside browsers, as in tests, a path alone is not a valid address
  options.baseUrl = location.origin;
};

/** Throws `OfflineError` for responses that do not come from the API. */
const refuseStrangers: AfterResponseHook = ({ request, response, options }) => {
  // a proxy responds in place of a dead server
  if (response.status === 502 || response.status === 504) throw new OfflineError('down');
  // a captive portal responds with its own page instead of the requested type
  const wanted = request.headers.get('accept') ?? '';
  if (response.ok && !response.headers.get('content-type')?.startsWith(wanted)) throw new OfflineError('no_answer');
  if (!(options.context as HttpContext).isSilent) registered.reach?.onReached();
};

/** Ends the session whose token the server calls invalid. */
const endSession: AfterResponseHook = async ({ request, response, options }) => {
  if (response.status !== 401 || (options.context as HttpContext).token !== undefined) return;
  const token = request.headers.get('authorization')?.replace('Bearer ', '');
  const body = await response.json<unknown>().catch(() => null);
  if (token && isSessionOver({ status: response.status, body })) registered.session?.onInvalid(token);
};

/** Converts the client's errors to `ApiError` and `OfflineError`. The reason of an abort is unchanged. */
const toOwnError: BeforeErrorHook = async ({ error, options }) => {
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    return apiErrorOf({ status, retryAfter: headers.get('retry-after'), body: error.data ?? null });
  }
  const reach = (options.context as HttpContext).isSilent ? undefined : registered.reach;
  if (isTimeoutError(error)) {
    reach?.onTimeout();
    return new OfflineError('slow', error);
  }
  if (!(error instanceof OfflineError) || !reach) return error;
  if (error.reason !== 'no_answer' && (await reach.isReachable())) return new OfflineError('broken', error);
  reach.onUnreached();
  return error;
};

/**
 * The HTTP client of the app and its service worker, for the API on the same origin. Throws `ApiError` for error
 * responses, `OfflineError` when no response arrived, and the reason of an aborted `signal`. Retries a read twice after
 * a server error, and never retries a write. `HttpContext` describes `context`.
 */
export const http = ky.create({
  headers: { accept: 'application/json' },
  timeout: 15_000,
  fetch: fetchWhole,
  parseJson,
  retry: {
    limit: 2,
    delay: (attempt) => 1_000 * 2 ** (attempt - 1),
    shouldRetry: ({ error }) => isHTTPError(error) && error.response.status >= 500,
  },
  hooks: { init: [prepare], afterResponse: [refuseStrangers, endSession], beforeError: [toOwnError] },
});

/**
 * Fetches a response with its body, so that the timeout covers both. Throws `OfflineError` when the connection breaks.
 */
async function fetchWhole(request: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(request, init);
    return response.body ? new Response(await response.arrayBuffer(), response) : response;
  } catch (error) {
    if (request instanceof Request && request.signal.aborted) throw error;
    throw new OfflineError('offline', error);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new OfflineError('no_answer', error);
  }
}

/** Returns the headers of a write: its idempotency key, and the version on which it is based. */
export function writeHeaders(given: { idempotencyKey?: string | undefined; version?: string | undefined }) {
  return {
    ...(given.idempotencyKey && { 'idempotency-key': given.idempotencyKey }),
    ...(given.version && { 'if-match': `"${given.version}"` }),
  };
}

type Values = Readonly<Record<string, unknown>>;

/** Fills `params` into a path of the contract, such as `/api/posts/:id`. */
export function pathOf(path: string, params: Values = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Returns the path with its query string, without undefined, null and empty values; lists are comma-separated. */
export function addressOf(path: string, { params, query = {} }: { params?: Values; query?: Values }): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text) search.set(name, text);
  }
  return pathOf(path, params) + (search.size > 0 ? `?${search}` : '');
}
