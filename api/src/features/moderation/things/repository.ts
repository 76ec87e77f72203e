import type { ModeratedKind } from '@tero/shared/rules/moderation';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Flag, Trx } from '../../../db/schema/database.ts';
import { providerInSight, reviewInSight } from '../../../db/sql/in-sight.ts';

/** The fields of a thing that moderation reads, the same for every kind. */
export interface ThingRow {
  id: number;
  author_id: number | null;
  title: string | null;
  text: string | null;
  hidden_at: string | null;
  created_at: string;
  /** whether visitors may see it */
  in_sight: Flag | boolean;
  /** for reviews and replies: the service and provider of their page */
  service_id: number | null;
  provider_id: number | null;
}

/** The columns of a thing, and the tables that they come from; `a` and `p` are the provider's account and profile. */
const sources: Readonly<Record<ModeratedKind, RawBuilder<unknown>>> = {
  service: sql`t.id, t.provider_id as author_id, t.title, t.description as text, t.hidden_at, t.created_at,
    case when t.listed = 1 or t.paused = 1 then 1 else 0 end as in_sight, t.id as service_id, t.provider_id
    from services as t where t.deleted_at is null`,
  post: sql`t.id, t.provider_id as author_id, null as title, t.content as text, t.hidden_at, t.created_at,
    ${sightOf(sql`t.hidden_at is null`)} as in_sight, null as service_id, t.provider_id
    from posts as t ${ofProvider('t.provider_id')} where 1 = 1`,
  offer: sql`t.id, t.provider_id as author_id, null as title, t.title as text, t.hidden_at, t.created_at,
    ${sightOf(sql`t.hidden_at is null`)} as in_sight, null as service_id, t.provider_id
    from offers as t ${ofProvider('t.provider_id')} where 1 = 1`,
  review: sql`r.id, r.client_id as author_id, null as title, r.comment as text, r.hidden_at, r.created_at,
    ${sightOf(reviewInSight)} as in_sight,
    case when s.deleted_at is null and s.hidden_at is null then r.service_id end as service_id, r.provider_id
    from reviews as r inner join services as s on s.id = r.service_id ${ofProvider('r.provider_id')} where 1 = 1`,
  reply: sql`t.id, t.provider_id as author_id, null as title, t.response_text as text, t.hidden_at, t.created_at,
    ${sightOf(sql`t.hidden_at is null and t.is_public = 1 and ${reviewInSight}`)} as in_sight,
    case when s.deleted_at is null and s.hidden_at is null then r.service_id end as service_id, t.provider_id
    from review_responses as t inner join reviews as r on r.id = t.review_id
    inner join services as s on s.id = r.service_id ${ofProvider('t.provider_id')} where 1 = 1`,
  profile: sql`a.id, a.id as author_id, coalesce(p.company_name, a.name) as title, p.description as text, p.hidden_at,
    a.created_at, ${sightOf(sql`1 = 1`)} as in_sight, null as service_id, a.id as provider_id
    from accounts as a inner join provider_profiles as p on p.account_id = a.id where 1 = 1`,
  // a pedido older than the links is visible only in WhatsApp
  inquiry: sql`t.id, t.account_id as author_id, t.what as title, t.place || ' · ' || t.timing as text, t.hidden_at,
    t.created_at, case when t.hidden_at is null and t.token is not null and a.suspended_at is null then 1 else 0 end
    as in_sight, null as service_id, null as provider_id
    from inquiries as t inner join accounts as a on a.id = t.account_id where 1 = 1`,
  // a client's account, which is on no public page: providers who dealt with the client report it (rule TRUST-88), and
  // the team acts on it from its page in the panel (rule TRUST-9)
  client: sql`a.id, a.id as author_id, a.name as title, null as text, null as hidden_at, a.created_at,
    case when a.suspended_at is null then 1 else 0 end as in_sight, null as service_id, null as provider_id
    from accounts as a where a.kind = 'user'`,
};

function sightOf(condition: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${condition} and ${providerInSight})`;
}

function ofProvider(column: string): RawBuilder<unknown> {
  return sql`inner join accounts as a on a.id = ${sql.ref(column)}
    inner join provider_profiles as p on p.account_id = a.id`;
}

/** Things of a kind that are still there, in any order. */
export async function findThings(db: Db, kind: ModeratedKind, ids: readonly number[]): Promise<ThingRow[]> {
  if (ids.length === 0) return [];
  const id = sql.ref(kind === 'profile' || kind === 'client' ? 'a.id' : kind === 'review' ? 'r.id' : 't.id');
  const { rows } = await sql<ThingRow>`select ${sources[kind]} and ${id} in (${sql.join(ids)})`.execute(db);
  return rows;
}

/** Keys of the image store of what a thing shows. */
export async function imagesOf(db: Db, kind: ModeratedKind, id: number): Promise<string[]> {
  const files = {
    service: () => db.selectFrom('service_images').select('file').where('service_id', '=', id).orderBy('position'),
    post: () => db.selectFrom('post_images').select('file').where('post_id', '=', id).orderBy('position'),
    offer: () => db.selectFrom('offers').select('file').where('id', '=', id),
    profile: () => db.selectFrom('accounts').select('profile_image as file').where('id', '=', id),
    review: () => db.selectFrom('review_images').select('file').where('review_id', '=', id).orderBy('position'),
    reply: () => null,
    // these photos have no address: the team that decides reads the files (rule ASK-4)
    inquiry: () => null,
    client: () => null,
  }[kind]();
  const rows = await (files as { execute(): Promise<{ file: string | null }[]> } | null)?.execute();
  return (rows ?? []).flatMap(({ file }) => file ?? []);
}

const tables = {
  service: 'services',
  post: 'posts',
  offer: 'offers',
  reply: 'review_responses',
  inquiry: 'inquiries',
} as const;

/** Sets since when a thing is hidden, or null to show it. Reviews count in averages, so another function hides them. */
export async function setHidden(
  trx: Trx,
  kind: Exclude<ModeratedKind, 'review' | 'client'>,
  id: number,
  at: string | null,
): Promise<void> {
  if (kind === 'profile') {
    await trx.updateTable('provider_profiles').set({ hidden_at: at }).where('account_id', '=', id).execute();
    return;
  }
  await trx.updateTable(tables[kind]).set({ hidden_at: at }).where('id', '=', id).execute();
}

/** Returns the accounts of authors, with the fields that a decision needs. */
export function findAuthors(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'kind', 'role', 'created_at', 'suspended_at', 'deletion_asked_at'])
    .where('id', 'in', ids.length ? [...ids] : [0])
    .execute();
}

export type AuthorRow = Awaited<ReturnType<typeof findAuthors>>[number];

export async function setSuspended(trx: Trx, accountId: number, at: string | null): Promise<void> {
  await trx.updateTable('accounts').set({ suspended_at: at }).where('id', '=', accountId).execute();
}
