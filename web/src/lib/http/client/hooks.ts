import { type AfterResponseHook, type BeforeErrorHook, type InitHook, isHTTPError, isTimeoutError } from 'ky';
import { OfflineError } from './api-error.ts';
import { apiErrorOf, isSessionOver } from './envelope.ts';
import { type HttpContext, registered } from './registered.ts';

/**
 * Adds the session's token and, to writes, an idempotency key unless there is one; writes are never retried. The token
 * is the one at the moment of the call, even if the session ended right after.
 */
export const prepare: InitHook = (options) => {
  const headers = new Headers(options.headers as HeadersInit);
  const { own = registered.session?.token(), token = own } = (options.context ?? {}) as HttpContext;
  if (token) headers.set('authorization', `Bearer ${token}`);
  if ((options.method ?? 'get').toLowerCase() !== 'get') {
    if (!headers.has('idempotency-key')) headers.set('idempotency-key', crypto.randomUUID());
    options.retry = 0;
  }
  options.headers = headers;
  // outside browsers, as in tests, a path alone is no address
  options.baseUrl = location.origin;
};

/** Throws `OfflineError` for responses that do not come from the API. */
export const refuseStrangers: AfterResponseHook = ({ request, response, options }) => {
  // a proxy responds in place of a dead server
  if (response.status === 502 || response.status === 504) throw new OfflineError('down');
  // a captive portal responds to everything with its own page, not with the type that was asked for
  const wanted = request.headers.get('accept') ?? '';
  if (response.ok && !response.headers.get('content-type')?.startsWith(wanted)) throw new OfflineError('no_answer');
  if (!(options.context as HttpContext).isSilent) registered.reach?.onReached();
};

/** Ends the session whose token the server calls invalid. */
export const endSession: AfterResponseHook = async ({ request, response, options }) => {
  if (response.status !== 401 || (options.context as HttpContext).token !== undefined) return;
  const token = request.headers.get('authorization')?.replace('Bearer ', '');
  const body = await response.json<unknown>().catch(() => null);
  if (token && isSessionOver({ status: response.status, body })) registered.session?.onInvalid(token);
};

/** Turns the client's errors into `ApiError` and `OfflineError`. The reason of an abort stays as it is. */
export const toOwnError: BeforeErrorHook = async ({ error, options }) => {
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
