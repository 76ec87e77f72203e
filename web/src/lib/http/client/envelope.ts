import { type ErrorEnvelope, endsSession } from '@tero/shared/errors';
import { ApiError } from './api-error.ts';

/** An HTTP response of any status. `body` is null when it is not JSON. */
export interface HttpResponse {
  status: number;
  /** the header of that name */
  retryAfter: string | null;
  body: unknown;
}

/**
 * Returns the body as the API's error envelope. The body of another sender, such as a proxy's page, has none of its
 * fields.
 */
export function envelopeOf(body: unknown): Partial<ErrorEnvelope> {
  return typeof body === 'object' && body !== null ? body : {};
}

/** Returns the seconds to wait from a `Retry-After` header; 0 when it has no number. */
export function retrySeconds(header: string | null): number {
  return Math.max(0, Number(header) || 0);
}

/** Returns whether an error response means that the token of its request is no longer valid (rule SES-9). */
export function isSessionOver({ status, body }: Pick<HttpResponse, 'status' | 'body'>): boolean {
  const { code } = envelopeOf(body);
  return status === 401 && code !== undefined && endsSession.includes(code);
}

export function apiErrorOf({ status, retryAfter, body }: HttpResponse): ApiError {
  const { code, message, errors, confirmation, deletion, current } = envelopeOf(body);
  return new ApiError({
    code: code ?? (status === 404 ? 'not_found' : 'internal_error'),
    status,
    message: message ?? '',
    errors,
    confirmation,
    deletion,
    current,
    retryAfter: retrySeconds(retryAfter) || null,
  });
}
