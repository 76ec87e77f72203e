import type { PersonContact } from '@tero/shared/contract/admin/people';
import { sql } from 'kysely';
import type { Db } from '../../db/schema/database.ts';

interface Row {
  at: string;
  client_id: number;
  client: string;
  provider_id: number;
  provider: string;
  service_id: number | null;
  title: string | null;
}

/**
 * Returns the contacts that an account made or got, from services and profiles, newest first, and the number of all.
 */
export async function contactsOf(
  db: Db,
  accountId: number,
  limit: number,
): Promise<{ total: number; rows: PersonContact[] }> {
  const all = sql`
    select account_id, provider_id, service_id, contacted_at from contacts
      where account_id = ${accountId} or provider_id = ${accountId}
    union all
    select account_id, provider_id, null as service_id, contacted_at from profile_contacts
      where account_id = ${accountId} or provider_id = ${accountId}`;
  const { rows } = await sql<Row>`
    select k.contacted_at as at, k.account_id as client_id, a.name as client, k.provider_id, p.name as provider,
      s.id as service_id, s.title
    from (${all}) as k
    join accounts as a on a.id = k.account_id
    join accounts as p on p.id = k.provider_id
    left join services as s on s.id = k.service_id
    order by k.contacted_at desc, k.service_id desc limit ${sql.lit(limit)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total from (${all}) as k`.execute(db);
  return { total: Number(counted.rows[0]?.total ?? 0), rows: rows.map(view) };
}

function view({ at, client_id, client, provider_id, provider, service_id, title }: Row): PersonContact {
  return {
    at,
    client: { id: client_id, name: client },
    provider: { id: provider_id, name: provider },
    service: service_id === null || title === null ? null : { id: service_id, title },
  };
}
