import type { Harness } from './harness.ts';
import type { Person } from './people.ts';

let made = 0;

/** Confirms the phone of an account by the code of a quote that the account accepted (rule TRUST-30). */
export async function confirmPhone(h: Harness, { id, phone }: Pick<Person, 'id' | 'phone'>): Promise<void> {
  made += 1;
  const at = h.clock.now().toISOString();
  await h.deps.db
    .insertInto('quotes')
    .values({
      ...{ provider_id: null, token: `confirmed-${made}`, client_phone: null, version_number: 1, withdrawn_at: null },
      ...{ accepted_at: at, accepted_name: null, accepted_phone: phone, accepted_by: id, accepted_text: null },
      ...{ fingerprint: null, created_at: at },
    })
    .execute();
}
