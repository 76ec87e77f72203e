import type { Condition } from '@tero/shared/rules/search/plan';

/** Returns a condition as Postgres's own `tsquery` text. Terms contain no quotes. */
export function expression(condition: Condition): string {
  if ('term' in condition) return `'${condition.term}'`;
  if ('all' in condition) return `(${condition.all.map(expression).join(' & ')})`;
  if ('any' in condition) return `(${condition.any.map(expression).join(' | ')})`;
  return `(${condition.but.map(expression).join(' & !')})`;
}
