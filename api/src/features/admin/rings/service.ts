import type { Ring } from '@tero/shared/contract/admin/moderation/rings';
import { limits } from '@tero/shared/limits';
import { type SharedTrait, sharedTraits } from '@tero/shared/rules/panel/rings';
import { hour } from '@tero/shared/rules/time/durations';
import { currentReviewsSince } from '@tero/shared/rules/time/time';
import { recordAct } from '../../../audit/acts.ts';
import type { Caller } from '../../../core/caller.ts';
import { AppError, found } from '../../../core/errors.ts';
import type { Db } from '../../../db/schema/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { traitLife } from '../../rings/seen.ts';
import { listedReviews } from '../reviews/repository.ts';
import { reviewView } from '../reviews/service.ts';
import type { Waiting } from '../todo/repository.ts';
import * as rings from './repository.ts';

interface Found {
  providerId: number;
  since: string;
  accounts: number[];
  shared: Ring['shared'];
  waits: boolean;
}

/** Returns the rings of all providers, largest first, including those that the team has looked at (rule TRUST-16). */
async function findRings(db: Db, now: Date): Promise<Found[]> {
  const reviewedSince = currentReviewsSince(now).toISOString();
  const seenSince = new Date(now.getTime() - traitLife).toISOString();
  const rows = await rings.listShared(db, { reviewedSince, seenSince });
  return [...Map.groupBy(rows, ({ provider_id }) => provider_id)]
    .map(([providerId, own]) => ({
      providerId,
      since:
        own
          .map(({ reviewed_at }) => reviewed_at)
          .toSorted()
          .at(-1) ?? '',
      accounts: [...new Set(own.map(({ account_id }) => account_id))],
      shared: sharedOf(own),
      waits: own.some(({ settled }) => Number(settled) === 0),
    }))
    .toSorted((one, other) => other.accounts.length - one.accounts.length || one.providerId - other.providerId);
}

/** Returns each set of accounts that share a trait, once: a device has several ids, and people use several networks. */
function sharedOf(rows: Awaited<ReturnType<typeof rings.listShared>>): Ring['shared'] {
  const sets = new Map<string, { trait: SharedTrait; accounts: number[] }>();
  for (const [key, own] of Map.groupBy(rows, ({ trait, hash }) => `${trait} ${hash}`)) {
    const trait = key.split(' ')[0] as SharedTrait;
    const accounts = own.map(({ account_id }) => account_id);
    sets.set(`${trait} ${accounts}`, { trait, accounts });
  }
  const all = [...sets.values()];
  return all
    .filter(({ trait, accounts }) => {
      const wider = all.filter((other) => other.trait === trait && other.accounts.length > accounts.length);
      return !wider.some((other) => accounts.every((id) => other.accounts.includes(id)));
    })
    .toSorted((one, other) => sharedTraits.indexOf(one.trait) - sharedTraits.indexOf(other.trait));
}

/** Returns the rings that wait for the team, and the number of all. */
export async function listRings({ db, clock }: Deps): Promise<{ rings: Ring[]; total: number }> {
  const now = clock.now();
  const waiting = (await findRings(db, now)).filter(({ waits }) => waits);
  const shown: Ring[] = [];
  for (const one of waiting.slice(0, limits.ringsShown)) shown.push(await ringView(db, one, now));
  return { rings: shown, total: waiting.length };
}

async function ringView(db: Db, { providerId, since, accounts, shared }: Found, now: Date): Promise<Ring> {
  const people = await rings.listAccounts(db, [providerId, ...accounts]);
  const { id, name, email, company_name } = found(people.find((one) => one.id === providerId));
  const reviewed = { providerId, accounts, since: currentReviewsSince(now).toISOString() };
  const reviews = (await listedReviews.rows(db, await rings.listReviews(db, reviewed), now)).map(reviewView);
  const members = people.filter((one) => accounts.includes(one.id));
  return {
    provider: { id, name, email, company_name },
    since,
    shared: [...shared, ...createdTogether(members).map((ids) => ({ trait: 'hour' as const, accounts: ids }))],
    accounts: members.map((one) => ({
      id: one.id,
      name: one.name,
      email: one.email,
      email_verified: one.email_verified === 1,
      created_at: one.created_at,
      reviews: reviews.filter(({ user_id }) => user_id === one.id).toSorted((a, b) => a.id - b.id),
    })),
  };
}

/** Returns the ids of accounts that were created within an hour of the first account of their group, oldest first. */
function createdTogether(members: readonly { id: number; created_at: string }[]): number[][] {
  const groups: { from: number; ids: number[] }[] = [];
  for (const { id, created_at } of members) {
    const at = Date.parse(created_at);
    const last = groups.at(-1);
    if (last && at - last.from <= hour) last.ids.push(id);
    else groups.push({ from: at, ids: [id] });
  }
  return groups.map(({ ids }) => ids).filter((ids) => ids.length > 1);
}

/** Counts the rings that wait for the team. */
export async function waitingRings(db: Db, now: Date): Promise<Waiting> {
  const times = (await findRings(db, now))
    .filter(({ waits }) => waits)
    .map(({ since }) => since)
    .toSorted();
  return { count: times.length, oldest: times[0] ?? null, newest: times.at(-1) ?? null };
}

/**
 * Closes a ring with the accounts that the team saw. The ring opens again when another account joins (rule TRUST-18).
 */
export async function settleRing(
  { db, clock }: Deps,
  providerId: number,
  { accounts }: { accounts: readonly number[] },
  caller: Caller,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const ring = (await findRings(trx, now)).find((one) => one.providerId === providerId);
    const looked = ring?.accounts.filter((id) => accounts.includes(id)) ?? [];
    if (looked.length === 0) throw new AppError('not_found', { message: 'Ese grupo ya no existe. Recargá la página.' });
    await rings.settle(trx, providerId, looked, now.toISOString());
    const after = { moderation: `nada que hacer con ${looked.length} cuentas relacionadas` };
    await recordAct(trx, now, caller, { action: 'update', entity: 'provider', id: providerId, after });
  });
}
