/**
 * The texts that people accept when they register (/terms, /privacy), by the day of their last change, the oldest first.
 * A new version is a new entry: what somebody has accepted is kept by version and time (Ley 18.331).
 */
export const policyVersions = ['2024-03-01'] as const;
export type PolicyVersion = (typeof policyVersions)[number];

/** The texts in force. */
export const currentPolicies: PolicyVersion = '2024-03-01';
