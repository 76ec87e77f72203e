import { type Kysely, sql } from 'kysely';

const columns = [
  { table: 'accounts', id: 'id', phone: 'phone' },
  { table: 'provider_profiles', id: 'account_id', phone: 'emergency_phone' },
  { table: 'contact_messages', id: 'id', phone: 'phone' },
];
const batch = 1000;

/** Gives stored phones the form that the API accepts from now on. Texts that are no phone of Uruguay stay. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const { table, id, phone } of columns) {
    let last = 0;
    for (;;) {
      const { rows } = await sql<{ id: number; phone: string }>`
        select ${sql.ref(id)} as id, ${sql.ref(phone)} as phone from ${sql.table(table)}
        where ${sql.ref(phone)} is not null and ${sql.ref(id)} > ${last} order by ${sql.ref(id)} limit ${batch}`.execute(
        db,
      );
      for (const row of rows) {
        const read = normalForm(row.phone);
        if (read === null || read === row.phone) continue;
        await sql`update ${sql.table(table)} set ${sql.ref(phone)} = ${read} where ${sql.ref(id)} = ${row.id}`.execute(
          db,
        );
      }
      if (rows.length < batch) break;
      last = rows.at(-1)?.id ?? last;
    }
  }
}

/** `099123456` or `24001234`; null for anything else. As the rules read it in the version of this migration. */
function normalForm(typed: string): string | null {
  const text = typed.normalize('NFKC').trim();
  if (!/^[\s(\p{Cf}]*\+?[\d\s\p{Pd}\p{Cf}.()]+$/u.test(text)) return null;
  const digits = text.replace(/\D/g, '');
  if ((text.includes('+') || digits.startsWith('00')) && !/^(00)?598/.test(digits)) return null;
  const national = digits.replace(/^(00)?598/, '').replace(/^0/, '');
  if (/^9\d{7}$/.test(national)) return `0${national}`;
  return /^[24]\d{7}$/.test(national) ? national : null;
}
