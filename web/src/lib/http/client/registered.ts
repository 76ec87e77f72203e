/** The `context` of a request. */
export type HttpContext = {
  /** the session's token when the call was made */
  own?: string | null;
  /** sent instead of the session's token; null: none. The caller handles an invalid one */
  token?: string | null;
  /** its result says nothing about whether the server can be reached */
  isSilent?: true;
};

interface Session {
  token: () => string | null;
  /** called with the token that was sent when the server calls it invalid */
  onInvalid: (token: string) => void;
}

interface Reach {
  /** a response arrived, with any status */
  onReached: () => void;
  /** no response arrived; not called for timeouts, because a slow connection is not a lost one */
  onUnreached: () => void;
  /** a call got no response within its timeout */
  onTimeout: () => void;
  /** whether the server answers although a call just got no response */
  isReachable: () => Promise<boolean>;
}

/** The session source and the listeners of the client. */
export const registered: { session?: Session; reach?: Reach } = {};

/**
 * Sets where requests take the session's token from. The service worker sets none, and its requests carry their own.
 */
export function registerSession(given: Session): void {
  registered.session = given;
}

/** Sets the listener that learns whether the server can be reached. */
export function registerReach(given: Reach): void {
  registered.reach = given;
}

/** Returns the context of a call that belongs to the session of this moment. */
export function ofThisSession(): HttpContext {
  return { own: registered.session?.token() ?? null };
}
