import type { Bucket, Condition } from './plan.ts';

/** Returns whether a service with these terms meets a condition. */
export function meets(terms: ReadonlySet<string>, condition: Condition): boolean {
  if ('term' in condition) return terms.has(condition.term);
  if ('all' in condition) return condition.all.every((one) => meets(terms, one));
  if ('any' in condition) return condition.any.some((one) => meets(terms, one));
  return meets(terms, condition.but[0]) && !meets(terms, condition.but[1]);
}

/** Returns the index of the bucket for a service with these terms; -1 when no bucket fits. */
export function bucketOf(terms: ReadonlySet<string>, buckets: readonly Bucket[]): number {
  return buckets.findIndex(({ match }) => meets(terms, match));
}
