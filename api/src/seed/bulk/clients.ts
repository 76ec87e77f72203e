import { sql } from 'kysely';
import type { Db, OuterDb } from '../../db/schema/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { madeUpPassword } from '../../features/accounts/new-password/new-password.ts';
import { hashPassword } from '../../features/accounts/passwords.ts';
import { insertClients } from '../accounts.ts';
import { type DemoPerson, readSignIns } from '../demo-content.ts';
import { random } from '../random.ts';
import { pieces } from './content.ts';

const prefix = 'gente.';
const batch = 2000;

/** Adds generated clients, for measurements, until there are `total`. The same numbers give the same clients. */
export async function seedBulkClients(db: OuterDb, total: number, now: Date): Promise<number> {
  const first = await countBulkClients(db);
  const passwordHash = await hashPassword(madeUpPassword(readSignIns().password));
  for (let at = first; at < total; at += batch) {
    const people = Array.from({ length: Math.min(batch, total - at) }, (_, offset) => bulkClient(at + offset));
    await inTransaction(db, (trx) => insertClients(trx, people, passwordHash, now));
  }
  return Math.max(0, total - first);
}

async function countBulkClients(db: Db): Promise<number> {
  const row = await db
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(sql`substr(username_key, 1, ${sql.lit(prefix.length)})`, '=', prefix)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

function bulkClient(number: number): DemoPerson {
  const from = random(number * 2 + 1);
  const username = `${prefix}${number}`;
  return {
    key: username,
    name: `${from.pick(pieces.firstNames)} ${from.pick(pieces.lastNames)}`,
    username,
    email: `${username}@demo.example`,
    phone: `0970${String(number).padStart(5, '0')}`,
    member_days_ago: from.below(1000),
  };
}
