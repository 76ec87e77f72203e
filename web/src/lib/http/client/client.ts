import ky, { isHTTPError } from 'ky';
import { OfflineError } from './api-error.ts';
import { endSession, prepare, refuseStrangers, toOwnError } from './hooks.ts';

/**
 * The HTTP client of the app and its service worker, for the API of their own origin. Throws `ApiError` for error
 * responses, `OfflineError` when none arrived, and the reason of an aborted `signal`. A read that got a server error is
 * tried twice more; writes are never tried again. `context`: see `HttpContext`.
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
