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

/**
 * The evidence of a failure about the channel's service. `service`: the service is down. `again`: a message that failed
 * before failed again. `nothing`: the address has never worked, and anybody may have invented it.
 */
export type Evidence = 'service' | 'again' | 'nothing';

/** The service of the channel does not respond, or not properly: the message itself is fine. */
export class Unreachable extends Error {
  readonly retryAfter: number | null;
  readonly evidence: Evidence;

  constructor(reason: string, retryAfter: number | null = null, evidence: Evidence = 'service') {
    super(reason);
    this.retryAfter = retryAfter;
    this.evidence = evidence;
  }
}
