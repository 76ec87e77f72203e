import { country, coverageKeys } from '@tero/shared/rules/places/coverage';
import { placeOfArea } from '@tero/shared/rules/places/place-slugs';
import { fold } from '@tero/shared/rules/text/text';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * Returns the condition that a service `s` serves a place. Uruguay contains all departments, and a department its
 * neighbourhoods; a department also shows services within it (rule SRCH-20). Returns null for the whole country, which
 * every service serves.
 */
export function covering(area: string): RawBuilder<SqlBool> | null {
  const whole = fold(country);
  const { key, department } = keysOf(area);
  if (key === whole) return null;
  if (key === department) return sql<SqlBool>`s.coverage_department in (${department}, ${whole})`;
  return sql<SqlBool>`s.coverage_key in (${key}, ${department}, ${whole})`;
}

/** Returns the same condition for a query that finds its rows by the department instead of by their order. */
export function coveringFound(area: string): RawBuilder<SqlBool> | null {
  const condition = covering(area);
  const { key, department } = keysOf(area);
  if (!condition || key === department) return condition;
  return sql<SqlBool>`s.coverage_department in (${department}, ${fold(country)}) and ${condition}`;
}

/** Returns the keys under which services store the place, also for an area from an address. */
function keysOf(area: string) {
  return coverageKeys(placeOfArea(area)?.area ?? area);
}
