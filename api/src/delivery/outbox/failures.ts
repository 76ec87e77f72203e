/** Thrown when the message cannot be delivered at all. It is not retried. */
export class PermanentFailure extends Error {}

/** Thrown when the service asks us to retry later. `retryAfter`: after how many seconds, if it said so. */
export class Postponed extends Error {
  readonly retryAfter: number | null;

  constructor(reason: string, retryAfter: number | null) {
    super(reason);
    this.retryAfter = retryAfter;
  }
}

/**
 * What a failure says about the channel's service. `service`: the service is down. `again`: a message that failed
 * before has failed again. `nothing`: the address has never worked, and anybody may have invented it.
 */
export type Evidence = 'service' | 'again' | 'nothing';

/** Thrown when the channel's service does not respond properly, while the message itself is fine. */
export class Unreachable extends Error {
  readonly retryAfter: number | null;
  readonly evidence: Evidence;

  constructor(reason: string, retryAfter: number | null = null, evidence: Evidence = 'service') {
    super(reason);
    this.retryAfter = retryAfter;
    this.evidence = evidence;
  }
}
