/** The message cannot be delivered at all: it is not retried. */
export class PermanentFailure extends Error {}

/** The service asked to retry later, after `retryAfter` seconds if it said so. */
export class Postponed extends Error {
  readonly retryAfter: number | null;

  constructor(reason: string, retryAfter: number | null) {
    super(reason);
    this.retryAfter = retryAfter;
  }
}

/** The service of the channel does not respond, or not properly: the message itself is fine. */
export class Unreachable extends Error {
  readonly retryAfter: number | null;

  constructor(reason: string, retryAfter: number | null = null) {
    super(reason);
    this.retryAfter = retryAfter;
  }
}
