import type { Instant } from './values.ts';

/** Links sent by mail: only the SHA-256 of a token is kept; a link works once, until it expires. */
export interface MailTokensTable {
  hash: string;
  purpose: 'reset' | 'verify';
  account_id: number;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
}

/** An account elsewhere (Google, Facebook), by that provider's own id of it. */
export interface IdentitiesTable {
  provider: string;
  subject: string;
  account_id: number;
  created_at: Instant;
}

/** One-time codes that the browser which began an external sign-in changes for a session. */
export interface SignInCodesTable {
  hash: string;
  browser_hash: string;
  account_id: number;
  expires_at: Instant;
}
