import { type SqlBool, sql } from 'kysely';

/**
 * Whether the team has seen a paper `w`, it holds on a local day, and the data of its provider's profile `p` are
 * approved (rule TRUST-66).
 */
export function inForce(day: string) {
  return sql<SqlBool>`(w.seen_at is not null and w.expires_on >= ${day} and p.verification_status = 'approved')`;
}
