import { addMonths } from '@tero/shared/rules/time/time';
import { type Kysely, sql } from 'kysely';

/** What is shared of a grant ends within a month: the year of an early access seat is its account's alone (rule SUB-70). */
export async function up(db: Kysely<never>): Promise<void> {
  const last = addMonths(new Date(), 1).toISOString();
  await sql`update first_months set until = ${last} where until > ${last}`.execute(db);
}
