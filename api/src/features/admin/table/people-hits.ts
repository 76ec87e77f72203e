import { limits } from '@tero/shared/limits';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema/database.ts';
import { textHits } from '../../../search/table-search.ts';
import type { Ids } from './table.ts';

/** Returns the ids of rows in `table` whose `column` is an account that matches the words. */
export function hitsOfPeople(
  db: Db,
  kind: 'client' | 'provider',
  { table, column }: { table: string; column: string },
  words: readonly string[],
): Ids {
  const accounts = textHits(db, 'account_search', kind, words);
  return sql`(select x.id from ${sql.table(table)} as x where x.${sql.raw(column)} in (select id from ${accounts} as p))`;
}

/**
 * Returns the ids of providers with the complete cédula that was typed, with or without dots and dash (rule TRUST-20).
 */
export function hitsOfCedula(typed: string): Ids[] {
  const digits = typed.replace(/[.\s-]/g, '');
  if (!/^\d+$/.test(digits) || digits.length !== limits.cedulaDigits) return [];
  return [sql`(select c.account_id as id from provider_profiles as c where c.cedula_number = ${digits})`];
}

/** Returns the ids of rows in `table` about a service whose title matches the words. */
export function hitsOfServices(db: Db, table: string, words: readonly string[]): Ids {
  const services = textHits(db, 'service_title_search', 'content', words);
  return sql`(select x.id from ${sql.table(table)} as x where x.service_id in (select id from ${services} as s))`;
}
