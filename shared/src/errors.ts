/**
 * The closed list of error codes. `api/src/core/errors.ts` holds the only table from code to HTTP status and default
 * Spanish message; the web turns codes into behaviour (sign-out, redirect), never message texts.
 */
export const errorCodes = [
  'validation_failed',
  'malformed_request',
  'route_not_found',
  'not_found',
  'session_required',
  'session_invalid',
  'bad_credentials',
  'account_unknown',
  'requires_verification',
  'second_step_required',
  'second_step_wrong',
  'two_factor_overdue',
  'password_change_required',
  'token_invalid',
  'token_expired',
  'link_expired',
  'account_suspended',
  'deletion_waiting',
  'last_admin',
  'confirmation_required',
  'phone_unconfirmed',
  'forbidden',
  'requires_subscription',
  'profile_incomplete',
  'upload_refused',
  'quota_exceeded',
  'already_subscribed',
  'payments_unavailable',
  'notification_refused',
  'key_reused',
  'in_progress',
  'upload_missing',
  'already_exists',
  'changed_meanwhile',
  'in_use',
  'quote_changed',
  'quote_closed',
  'texts_unavailable',
  'push_unavailable',
  'own_service',
  'too_many_requests',
  'code_too_soon',
  'payload_too_large',
  'headers_too_large',
  'unsupported_media_type',
  'range_not_satisfiable',
  'request_timeout',
  'storage_full',
  'overloaded',
  'internal_error',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every error response. `errors` maps a field to its Spanish text. */
export interface ErrorEnvelope {
  success: false;
  code: ErrorCode;
  message: string;
  errors?: Record<string, string>;
  /** with `changed_meanwhile`: the current state, as the editor reads it */
  current?: unknown;
  /** with `confirmation_required` */
  confirmation?: ConfirmationWays;
  /** with `deletion_waiting` */
  deletion?: WaitingDeletion;
}

/** The account that signed in waits for its deletion. */
export interface WaitingDeletion {
  /** when it is erased, an instant */
  at: string;
  /** with which it is recovered, for some minutes */
  token: string;
}

/**
 * The ways in which an account may confirm who it is: its password, then also a code, or a sign-in with one of the
 * providers.
 */
export interface ConfirmationWays {
  password: boolean;
  code: boolean;
  providers: string[];
}

/** Codes that mean that the token itself is bad: only these end a session (rule SES-9). */
export const endsSession: readonly ErrorCode[] = ['session_invalid'];
