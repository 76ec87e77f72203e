import type { ModeratedKind } from '@tero/shared/rules/moderation';
import type { Insertable } from 'kysely';
import type { Db, Held, Table, Trx } from '../../../db/schema/database.ts';
import { forUpdate } from '../../../db/sql/dialect.ts';

/** Returns the network of each report since an instant, of an account or of a network. */
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

/** Returns the case of a thing, made when there is none (`isNew`); locked until the transaction ends. */
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

/** Tells whether this account, or without one this network, has reported the thing before. */
export async function hasReported(trx: Trx, caseId: number, { accountId, network }: Reporter): Promise<boolean> {
  const row = await trx
    .selectFrom('content_reports')
    .select('id')
    .where('case_id', '=', caseId)
    .where((eb) => {
      const ofNetwork = eb('network', '=', network);
      if (accountId === null) return ofNetwork;
      // for a caller with a session, a report of the same network without one is probably the same person's
      return eb.or([eb('reporter_id', '=', accountId), eb.and([ofNetwork, eb('reporter_id', 'is', null)])]);
    })
    .executeTakeFirst();
  return row !== undefined;
}

/** Tells whether this token opens the pedido, if it is from this instant or later. */
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

/** Tells whether a provider has dealt with a client, who saw its phone or accepted a quote of it. */
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

/** Counts one more report of a case. `waits`: the team must look at it again from now. */
export async function addToCase(trx: Trx, caseId: number, { waits, at }: { waits: boolean; at: string }) {
  await trx
    .updateTable('moderation_cases')
    .set((eb) => ({ reports: eb('reports', '+', 1), ...(waits && { state: 'open' as const, waits_since: at }) }))
    .where('id', '=', caseId)
    .execute();
}

/** Deletes who reported from where, of cases that nobody has to look at any more, before an instant. */
export async function removeReports(db: Trx, before: string): Promise<void> {
  await db
    .deleteFrom('content_reports')
    .where('created_at', '<', before)
    .where('case_id', 'in', (eb) => eb.selectFrom('moderation_cases').select('id').where('state', '=', 'closed'))
    .execute();
}
