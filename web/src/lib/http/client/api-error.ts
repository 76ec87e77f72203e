import type { ConfirmationWays, ErrorCode, WaitingDeletion } from '@tero/shared/errors';

/** An error response of the API. `errors` maps a field to its Spanish text; `retryAfter` is in seconds. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: Record<string, string>;
  readonly retryAfter: number | null;
  /** with `confirmation_required`: the ways in which people may confirm their identity */
  readonly confirmation: ConfirmationWays | null;
  /** with `deletion_waiting`: when the account is erased, and the token with which it is recovered */
  readonly deletion: WaitingDeletion | null;
  /** with `changed_meanwhile`: the current state on the server */
  readonly current: unknown;

  constructor(given: {
    code: ErrorCode;
    status: number;
    message: string;
    errors?: Record<string, string> | undefined;
    retryAfter?: number | null;
    confirmation?: ConfirmationWays | undefined;
    deletion?: WaitingDeletion | undefined;
    current?: unknown;
  }) {
    super(given.message);
    this.name = 'ApiError';
    this.code = given.code;
    this.status = given.status;
    this.errors = given.errors ?? {};
    this.retryAfter = given.retryAfter ?? null;
    this.confirmation = given.confirmation ?? null;
    this.deletion = given.deletion ?? null;
    this.current = given.current;
  }
}

/**
 * The reason why there was no response. `offline`: no connection. `down`: a proxy responded for a dead server.
 * `broken`: only this call got none. `slow`: a timeout. `no_answer`: something other than the API responded, such as a
 * captive portal.
 */
export type OfflineReason = 'offline' | 'down' | 'broken' | 'slow' | 'no_answer';

/** Thrown when no response of the API arrived. */
export class OfflineError extends Error {
  readonly reason: OfflineReason;

  constructor(reason: OfflineReason = 'offline', cause?: unknown) {
    super('Sin conexión', { cause });
    this.name = 'OfflineError';
    this.reason = reason;
  }
}

/** Thrown when a form with files got no response within its time (rule SVC-18). */
export class UploadTimeoutError extends OfflineError {
  constructor() {
    super('slow');
    this.name = 'UploadTimeoutError';
    this.message = 'La conexión tardó demasiado';
  }
}

export function isApiError(error: unknown, code?: ErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
