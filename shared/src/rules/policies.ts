/**
 * Versions of the policies that people accept when they register (/terms, /privacy), by the day of the last change, the
 * oldest first. A change is a new entry: acceptance is stored by version and time (Ley 18.331).
 */
export const policyVersions = ['2024-03-01'] as const;
export type PolicyVersion = (typeof policyVersions)[number];

/** The version in force. */
export const currentPolicies: PolicyVersion = '2024-03-01';
