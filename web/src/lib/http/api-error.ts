import type { ErrorCode } from '@tero/shared/errors';

/** An error response of the API. `errors` maps a field to its Spanish text; `retryAfter` is in seconds. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: Record<string, string>;
  readonly retryAfter: number | null;

  constructor(given: {
    code: ErrorCode;
    status: number;
    message: string;
    errors?: Record<string, string> | undefined;
    retryAfter?: number | null;
  }) {
    super(given.message);
    this.name = 'ApiError';
    this.code = given.code;
    this.status = given.status;
    this.errors = given.errors ?? {};
    this.retryAfter = given.retryAfter ?? null;
  }
}

/** Thrown when no response arrived: no connection, a dead server or a timeout. */
export class OfflineError extends Error {
  constructor(cause?: unknown) {
    super('Sin conexión', { cause });
    this.name = 'OfflineError';
  }
}

/** A form with files that got no response within its time (rule SVC-18). */
export class UploadTimeoutError extends OfflineError {
  constructor() {
    super();
    this.name = 'UploadTimeoutError';
    this.message = 'La conexión tardó demasiado';
  }
}

export function isApiError(error: unknown, code?: ErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
