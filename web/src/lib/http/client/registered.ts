/** The `context` of a request. */
export type HttpContext = {
  /** the session's token when the call was made */
  own?: string | null;
  /** sent instead of the session's token; null sends none. The caller handles an invalid token */
  token?: string | null;
  /** whether its result is ignored as a sign that the server can be reached */
  isSilent?: true;
};

interface Session {
  token: () => string | null;
  /** called with the sent token when the server calls it invalid */
  onInvalid: (token: string) => void;
}

interface Reach {
  /** a response arrived, with any status */
  onReached: () => void;
  /** no response arrived; not called for timeouts, because a slow connection is not a lost one */
  onUnreached: () => void;
  /** a call got no response within its timeout */
  onTimeout: () => void;
  /** returns whether the server responds although a call just got no response */
  isReachable: () => Promise<boolean>;
}

/** The source of the session and the listeners of the client. */
export const registered: { session?: Session; reach?: Reach } = {};

/**
 * Sets the source of the session's token for requests. The service worker sets none, and its requests carry their own
 * token.
 */
export function registerSession(given: Session): void {
  registered.session = given;
}

/** Sets the listener that is called with signs that the server can be reached or not. */
export function registerReach(given: Reach): void {
  registered.reach = given;
}

/** Returns the context for a call of the current session. */
export function ofThisSession(): HttpContext {
  return { own: registered.session?.token() ?? null };
}
