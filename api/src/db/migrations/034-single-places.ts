import { type Kysely, sql } from 'kysely';

/** The departments: each has, or may have, a town of its name. */
const names = [
  ...['Artigas', 'Canelones', 'Cerro Largo', 'Colonia', 'Durazno', 'Flores', 'Florida', 'Lavalleja', 'Maldonado'],
  ...['Montevideo', 'Paysandú', 'Río Negro', 'Rivera', 'Rocha', 'Salto', 'San José', 'Soriano', 'Tacuarembó'],
  'Treinta y Tres',
];

/**
 * A provider's place 'Salto, Salto' becomes one word (rule SRCH-97), and so do the clients' addresses that earlier
 * forms filled in. Coverage areas stay: there the text tells the town from its department (rule SRCH-21).
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const name of names) {
    const twice = `${name}, ${name}`;
    await sql`update provider_profiles set location = ${name} where location = ${twice}`.execute(db);
    await sql`update accounts set address = ${name} where address = ${twice}`.execute(db);
  }
}
