/** The message itself cannot be delivered: it is not tried again. */
export class PermanentFailure extends Error {}

/** Asked to come back later, after so many seconds when it said when. */
export class Postponed extends Error {
  readonly retryAfter: number | null;

  constructor(reason: string, retryAfter: number | null) {
    super(reason);
    this.retryAfter = retryAfter;
  }
}

/** The service behind the channel does not answer, or not as it should: no message is to blame. */
export class Unreachable extends Error {
  readonly retryAfter: number | null;

  constructor(reason: string, retryAfter: number | null = null) {
    super(reason);
    this.retryAfter = retryAfter;
  }
}
