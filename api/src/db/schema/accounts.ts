import type { Generated } from 'kysely';
import type { Flag, Instant } from '../values/values.ts';

export interface AccountsTable {
  id: Generated<number>;
  kind: 'user' | 'provider';
  role: 'user' | 'provider' | 'admin';
  name: string;
  username: string | null;
  /** folded; unique across clients and providers */
  username_key: string | null;
  email: string;
  email_key: string;
  phone: string | null;
  /** when the owner entered a code sent to this phone; a trigger clears it when the phone changes (rule TRUST-55) */
  phone_confirmed_at: Generated<Instant | null>;
  address: string | null;
  /** the image's key in the store */
  profile_image: string | null;
  /** null for accounts that use social sign-in alone */
  password_hash: string | null;
  email_verified: Flag;
  /** the account became an administrator after the password was chosen, so signing in asks for a new password */
  must_change_password: Generated<Flag>;
  /** when the panel begins to demand two-factor of an administrator; null: never signed in, or no administrator */
  two_factor_due_at: Instant | null;
  /** increases whenever the account's means of signing in change; older proofs then stop being valid */
  credential_version: Generated<number>;
  /**
   * when the account was closed and its publications hidden: the team suspended it (rule MOD-6), or its deletion is
   * pending (then equal to `deletion_asked_at`); null: the account is open
   */
  suspended_at: Generated<Instant | null>;
  /** when its owner asked to delete it; null: nobody did (rule ACC-93) */
  deletion_asked_at: Generated<Instant | null>;
  /** when it is erased; set with `deletion_asked_at` */
  deletion_at: Generated<Instant | null>;
  created_at: Instant;
  updated_at: Instant;
}

export interface ConsentsTable {
  id: Generated<number>;
  account_id: number;
  /** a version of the policies (shared, rules/policies) */
  policies: string;
  /** the hash of the accepted texts; null: the account accepted them before each text had its own version */
  terms_hash: string | null;
  privacy_hash: string | null;
  accepted_at: Instant;
}

export interface SessionsTable {
  id: string;
  account_id: number;
  remember: Flag;
  user_agent: string | null;
  ip: string | null;
  created_at: Instant;
  last_seen_at: Instant;
  expires_at: Instant;
  /** when the session began, or its owner last entered the password */
  confirmed_at: Instant | null;
}

export interface LoginFailuresTable {
  /** `address:…`, or the secret, the account and the place of the attempt: `password:7:strangers` */
  key: string;
  /** failed attempts, and those in progress */
  failures: number;
  last_at: Instant;
  /** no attempt before it */
  wait_until: Generated<Instant>;
}

/** The devices (by the random id in their cookie) and networks from which an account has signed in, as hashes. */
export interface SignInPlacesTable {
  account_id: number;
  kind: 'device' | 'network';
  hash: string;
  last_at: Instant;
}

/** The devices from which an account has signed in, each as a hash of browser, system and network. */
export interface KnownDevicesTable {
  account_id: number;
  device_hash: string;
  first_seen_at: Instant;
  last_seen_at: Instant;
}

/** Links sent by mail. A row has only the SHA-256 of the token. A link works once, and only until it expires. */
export interface MailTokensTable {
  hash: string;
  purpose: 'reset' | 'verify';
  account_id: number;
  /** the normalized address that the link was mailed to; the link works while the account has that address */
  email_key: Generated<string>;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
}

/** A change of an account's email (rule ACC-60). The row keeps only the SHA-256 of both tokens. */
export interface EmailChangesTable {
  id: Generated<number>;
  account_id: number;
  old_email: string;
  new_email: string;
  /** the hash of the link to the new address */
  confirm_hash: string;
  /** the hash of the link to the old address; null: the old address was never verified, and gets no link */
  stop_hash: string | null;
  /** the session that requested the change, which stays open */
  session_id: string;
  created_at: Instant;
  expires_at: Instant;
  confirmed_at: Instant | null;
  /** when it was replaced by a later request or cancelled, before it was confirmed */
  ended_at: Instant | null;
  /** the time when somebody used the link to the old address */
  stopped_at: Instant | null;
}

/** A social sign-in account (Google, Facebook), under the provider's own id. */
export interface IdentitiesTable {
  provider: string;
  subject: string;
  account_id: number;
  created_at: Instant;
  /** the provider had verified the email of the account */
  email_proven: Generated<Flag>;
}

/** One-time codes. The browser that began a social sign-in exchanges its code for a session. */
export interface SignInCodesTable {
  hash: string;
  browser_hash: string;
  account_id: number;
  /** the account's credential version when the person came back from the provider */
  credential_version: Generated<number>;
  expires_at: Instant;
}

/** A two-factor secret. It is active once it is confirmed. */
export interface TwoFactorTable {
  account_id: number;
  /** encrypted with a key derived from the server's secret */
  secret: string;
  created_at: Instant;
  confirmed_at: Instant | null;
  /** the time step of the last accepted code, so that a code is accepted only once */
  last_counter: number;
}

/** Unused recovery codes, as hashes: a code is deleted when it is used. */
export interface RecoveryCodesTable {
  hash: string;
  account_id: number;
  created_at: Instant;
}
