import {
  type AdminProvider,
  type AdminProviderDetail,
  type adminProviders as contract,
  edited,
} from '@tero/shared/contract/admin/providers';
import type { WaitingProvider } from '@tero/shared/contract/admin/verification';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { isEntitled } from '@tero/shared/rules/entitlement';
import { averageRating } from '@tero/shared/rules/ratings';
import { badgeOf } from '@tero/shared/rules/verification';
import { recordAct } from '../../../audit/acts.ts';
import type { Caller } from '../../../core/caller.ts';
import { found } from '../../../core/errors.ts';
import type { Trx } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Compare, type Expected, versioned } from '../../../http/versions.ts';
import { imageUrl } from '../../../images/store.ts';
import { createProviderProfile, register } from '../../accounts/registration/service.ts';
import { changesOf, whyOf } from '../../providers/verification/review.ts';
import { reindexListed } from '../../services/lists/indexing.ts';
import { findProfile, updateProfile } from '../accounts/repository.ts';
import { changeAccount } from '../accounts/service.ts';
import { findProvider, type ProviderRow, type WaitingRow, type WholeProviderRow } from './repository.ts';

export const unknownProvider = 'Ese proveedor ya no existe. Recargá la página.';

/** Returns a provider with the documents; the view is logged first. */
export async function viewProvider({ db, clock }: Deps, id: number, caller: Caller): Promise<WholeProviderRow> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const provider = found(await findProvider(trx, id), unknownProvider);
    await recordAct(trx, now, caller, { action: 'view', entity: 'provider', id });
    return provider;
  });
}

export async function createProvider(
  deps: Deps,
  body: BodyOf<typeof contract.create>,
  caller: Caller,
): Promise<WholeProviderRow> {
  const { name, email, username, password, email_verified, phone = null, address = null, ...rest } = body;
  const { company_name = null } = rest;
  const account = { name, email, username, password, phone, address, company_name, emailVerified: email_verified };
  const id = await register(deps, { ...account, kind: 'provider' }, async (trx, added, at) => {
    await createProviderProfile(trx, added, { ...noDetails, ...given(rest) }, at);
    await updateDetails(trx, added, given(rest));
    const after = { name, username, email, email_verified, password: 'set', ...given(rest) };
    await recordAct(trx, deps.clock.now(), caller, { action: 'create', entity: 'provider', id: added, after });
  });
  return found(await findProvider(deps.db, id));
}

const noDetails = { company_name: null, service: null, location: null, cedula_number: null, birth_date: null };

export async function changeProvider(
  deps: Deps,
  id: number,
  body: BodyOf<typeof contract.update>,
  { caller, expected }: { caller: Caller; expected: Expected<AdminProvider> },
): Promise<WholeProviderRow> {
  const { name, email, username, email_verified, phone, address, ...rest } = body;
  const account = { name, email, username, email_verified, phone, address };
  const details = given(rest);
  const now = deps.clock.now();
  const compare: Compare = (trx) => expected.meets(async () => providerView(found(await findProvider(trx, id)), now));
  const also = async (trx: Trx) => {
    const before = await findProfile(trx, id);
    await updateDetails(trx, id, details);
    await reindexListed(trx, id, now);
    return { before, after: { ...before, ...details } };
  };
  await changeAccount(deps, id, 'provider', account, { caller, compare, also });
  return found(await findProvider(deps.db, id));
}

async function updateDetails(trx: Trx, id: number, details: Parameters<typeof updateProfile>[2]): Promise<void> {
  if (Object.keys(details).length > 0) await updateProfile(trx, id, details);
}

/** Returns the fields that were sent, without undefined ones. */
function given<F extends object>(fields: F): { [K in keyof F]: Exclude<F[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

export function providerView(row: ProviderRow, now: Date): AdminProvider {
  const { entitled_until, rating_total, reviews_count, profile_image, email_verified, identity_seen_at, ...shown } =
    row;
  return versioned(edited, {
    ...shown,
    reviews_count,
    email_verified: email_verified === 1,
    profile_image: profile_image && imageUrl(profile_image, 96),
    ...badgeOf(row),
    entitled: isEntitled(entitled_until, now),
    rating: averageRating(rating_total, reviews_count),
  });
}

/** Returns a provider in the queue: why it waits and which fields have changed, without their values. */
export function waitingView(row: WaitingRow, now: Date): WaitingProvider {
  return {
    ...providerView(row, now),
    identity_sent_at: row.identity_sent_at,
    papers_sent_at: row.papers_sent_at,
    why: whyOf(row),
    changed_fields: changesOf(row).map(({ field }) => field),
  };
}

export function wholeProviderView(row: WholeProviderRow, now: Date): AdminProviderDetail {
  const { description, cedula_number, birth_date, address, emergency_contact, emergency_phone } = row;
  const documents = { description, cedula_number, birth_date, address, emergency_contact, emergency_phone };
  return { ...providerView(row, now), ...documents };
}
