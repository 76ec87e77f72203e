import type { Condition } from '@tero/shared/rules/search/plan';

/** Returns a query as Postgres writes it, which it takes as it is; a term holds no quotes. */
export function expression(condition: Condition): string {
  if ('term' in condition) return `'${condition.term}'`;
  if ('all' in condition) return `(${condition.all.map(expression).join(' & ')})`;
  if ('any' in condition) return `(${condition.any.map(expression).join(' | ')})`;
  return `(${condition.but.map(expression).join(' & !')})`;
}
