import { type SqlBool, sql } from 'kysely';

/**
 * Whether the team keeps neither a provider's account nor its profile out of sight (rule MOD-8), of a query that names them
 * `a` and `p`.
 */
export const providerInSight = sql<SqlBool>`(a.suspended_at is null and p.hidden_at is null)`;
