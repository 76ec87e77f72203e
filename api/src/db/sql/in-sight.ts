import { type SqlBool, sql } from 'kysely';

/** The condition that the team hides neither the provider's account `a` nor its profile `p` (rule MOD-8). */
export const providerInSight = sql<SqlBool>`(a.suspended_at is null and p.hidden_at is null)`;

/** The condition that the account of review `r`'s author is not suspended (rule MOD-11). */
export const authorInSight = sql<SqlBool>`(r.author_suspended_at is null)`;

/** The condition that the team has hidden neither a review `r` nor its author's account (rules MOD-7 and MOD-11). */
export const reviewInSight = sql<SqlBool>`(r.hidden_at is null and ${authorInSight})`;
