import { sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';
import { insertProviders } from '../accounts.ts';
import type { DemoProvider } from '../demo-content.ts';
import { random } from '../random.ts';
import { pieces, somePlace } from './content.ts';

const prefix = 'lote.';

export interface BulkProvider {
  id: number;
  name: string;
  company_name: string;
  service: string;
}

/** Returns the generated providers with these numbers, entitled for a year. Creates missing ones. */
export async function bulkProviders(
  db: Db,
  numbers: readonly number[],
  passwordHash: string,
  now: Date,
): Promise<BulkProvider[]> {
  const people = numbers.map(bulkPerson);
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where(
      'username_key',
      'in',
      people.map(({ username }) => username),
    )
    .execute();
  const ids = new Map(rows.map(({ id, username }) => [username, id]));
  const missing = people.filter(({ username }) => !ids.has(username));
  for (const [username, id] of await insertProviders(db, missing, passwordHash, now)) ids.set(username, id);
  return people.map(({ username, name, company_name, service }) => {
    return { id: ids.get(username) as number, name, company_name, service };
  });
}

/** Counts the services of generated providers. The count is also the next number. */
export async function countBulkServices(db: Db): Promise<number> {
  const row = await db
    .selectFrom('services as s')
    .innerJoin('accounts as a', 'a.id', 's.provider_id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(sql`substr(a.username_key, 1, ${sql.lit(prefix.length)})`, '=', prefix)
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

function bulkPerson(number: number): DemoProvider {
  const from = random(number * 2);
  const name = `${from.pick(pieces.firstNames)} ${from.pick(pieces.lastNames)}`;
  const username = `${prefix}${number}`;
  const place = somePlace(from);
  return {
    key: username,
    name,
    username,
    email: `${username}@demo.example`,
    phone: `0900${String(number).padStart(5, '0')}`,
    company_name: `${from.pick(pieces.companies)} ${name}`,
    service: 'Servicios de demostración',
    location: `${place.name}, ${place.department}`,
    cedula_number: String(91_000_000 + number),
    verification_status: 'approved',
    member_days_ago: 900 + from.below(100),
    subscription: { status: 'active', start_days_ago: 0, end_in_days: 0 },
  };
}
