import type { ModeratedKind } from '@tero/shared/rules/moderation';
import type { Insertable } from 'kysely';
import type { Db, Held, Table, Trx } from '../../../db/schema/database.ts';
import { forUpdate } from '../../../db/sql/dialect.ts';

/** Returns the network of each report since an instant that came from an account or from a network. */
export function listRecent(held: Held, { network, accountId }: Reporter, since: string) {
  return held
    .selectFrom('content_reports')
    .select(['network', 'reporter_id'])
    .where('created_at', '>', since)
    .where((eb) =>
      eb.or([eb('network', '=', network), ...(accountId === null ? [] : [eb('reporter_id', '=', accountId)])]),
    )
    .execute();
}

export interface Reporter {
  accountId: number | null;
  /** the keyed hash of the network */
  network: string;
}

/** Returns the case of a thing, locked until the transaction ends. Creates it when there is none (`isNew`). */
export async function holdCase(
  trx: Trx,
  thing: { kind: ModeratedKind; id: number; authorId: number | null },
  at: string,
) {
  const added = await trx
    .insertInto('moderation_cases')
    .values({ kind: thing.kind, thing_id: thing.id, author_id: thing.authorId, state: 'closed', waits_since: at })
    .onConflict((oc) => oc.columns(['kind', 'thing_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const held = await trx
    .selectFrom('moderation_cases')
    .select(['id', 'state'])
    .where('kind', '=', thing.kind)
    .where('thing_id', '=', thing.id)
    .$call((query) => forUpdate(trx, query))
    .executeTakeFirstOrThrow();
  return { ...held, isNew: added !== undefined };
}

/** Tells whether this account has reported the thing before; without an account, whether this network has. */
export async function hasReported(trx: Trx, caseId: number, { accountId, network }: Reporter): Promise<boolean> {
  const row = await trx
    .selectFrom('content_reports')
    .select('id')
    .where('case_id', '=', caseId)
    .where((eb) => {
      const ofNetwork = eb('network', '=', network);
      if (accountId === null) return ofNetwork;
      // a report without a session from the caller's network is probably the caller's own
      return eb.or([eb('reporter_id', '=', accountId), eb.and([ofNetwork, eb('reporter_id', 'is', null)])]);
    })
    .executeTakeFirst();
  return row !== undefined;
}

/** Tells whether this token opens the pedido, if the pedido was written at or after this instant. */
export async function isOpenTo(db: Db, inquiryId: number, token: string, since: string): Promise<boolean> {
  const row = await db
    .selectFrom('inquiries')
    .select('id')
    .where('id', '=', inquiryId)
    .where('token', '=', token)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Tells whether a provider has dealt with a client: the client saw its phone or accepted a quote of it. */
export async function hasMet(db: Db, providerId: number, clientId: number): Promise<boolean> {
  const saw = await db
    .selectFrom('phone_views')
    .select('account_id')
    .where('provider_id', '=', providerId)
    .where('account_id', '=', clientId)
    .where('last_seen_at', 'not like', '0-%')
    .executeTakeFirst();
  if (saw) return true;
  const agreed = await db
    .selectFrom('quotes')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('accepted_by', '=', clientId)
    .limit(1)
    .executeTakeFirst();
  return agreed !== undefined;
}

export async function insertReport(trx: Trx, report: Insertable<Table<'content_reports'>>): Promise<void> {
  await trx.insertInto('content_reports').values(report).execute();
}

/** Counts another report in a case. `waits`: the team must look at the case again. */
export async function addToCase(trx: Trx, caseId: number, { waits, at }: { waits: boolean; at: string }) {
  await trx
    .updateTable('moderation_cases')
    .set((eb) => ({ reports: eb('reports', '+', 1), ...(waits && { state: 'open' as const, waits_since: at }) }))
    .where('id', '=', caseId)
    .execute();
}

/**
 * Deletes the reporters and their networks from reports before an instant, in cases that no longer wait for the team.
 */
export async function removeReports(db: Trx, before: string): Promise<void> {
  await db
    .deleteFrom('content_reports')
    .where('created_at', '<', before)
    .where('case_id', 'in', (eb) => eb.selectFrom('moderation_cases').select('id').where('state', '=', 'closed'))
    .execute();
}
