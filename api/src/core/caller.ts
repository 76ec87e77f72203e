/** The authenticated caller, read from the database. Tokens and bodies cannot change these fields. */
export interface Caller {
  accountId: number;
  kind: 'user' | 'provider';
  role: 'user' | 'provider' | 'admin';
  /** an administrator who is late to set up two-factor; until then the account has only the role of its kind */
  isTwoFactorOverdue: boolean;
  sessionId: string;
  /** when the session began or was last confirmed; null: the session is older than this column */
  confirmedAt: string | null;
  /**
   * the version of the account's credentials when the session was looked up; a proof within the call counts while it is
   * the same
   */
  credentialVersion: number;
  /** the IP address of the caller */
  ip: string;
}

/** Tells whether the caller is `ownerId` or an administrator. */
export function mayManage(caller: Caller | null, ownerId: number): boolean {
  return caller !== null && (caller.accountId === ownerId || caller.role === 'admin');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** set by the session plugin; null without a token, or with a bad one */
    caller: Caller | null;
    /** a token was sent, but no session belongs to it */
    tokenRefused: boolean;
  }
}
