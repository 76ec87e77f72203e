/** Who makes a call, as the database knows them now: never as the token or a body says. */
export interface Caller {
  accountId: number;
  kind: 'user' | 'provider';
  role: 'user' | 'provider' | 'admin';
  sessionId: string;
  /** where the call comes from */
  ip: string;
}

/** Whether the caller owns what belongs to `ownerId`, or is an admin. */
export function mayManage(caller: Caller | null, ownerId: number): boolean {
  return caller !== null && (caller.accountId === ownerId || caller.role === 'admin');
}

declare module 'fastify' {
  interface FastifyRequest {
    /** set by the session plugin; null without a token, or with a bad one */
    caller: Caller | null;
    /** a token was sent, but it stands for no session */
    tokenRefused: boolean;
  }
}
