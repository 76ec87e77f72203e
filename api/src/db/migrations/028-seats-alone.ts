import { addMonths } from '@tero/shared/rules/time/time';
import { type Kysely, sql } from 'kysely';

/** Shared grants now end within a month: the year of an early access seat belongs to one account (rule SUB-70). */
export async function up(db: Kysely<never>): Promise<void> {
  const last = addMonths(new Date(), 1).toISOString();
  await sql`update first_months set until = ${last} where until > ${last}`.execute(db);
}
