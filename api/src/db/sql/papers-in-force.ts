import { type SqlBool, sql } from 'kysely';

/**
 * Returns the condition that the team has seen the paper `w`, that the paper is in force on a local day, and that the
 * data of its provider's profile `p` is approved (rule TRUST-66).
 */
export function inForce(day: string) {
  return sql<SqlBool>`(w.seen_at is not null and w.expires_on >= ${day} and p.verification_status = 'approved')`;
}
