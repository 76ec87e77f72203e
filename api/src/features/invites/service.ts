import { randomBytes } from 'node:crypto';
import type { OwnInvite } from '@tero/shared/contract/invites';
import { address } from '@tero/shared/rules/text/address';
import { badgeOf } from '@tero/shared/rules/verification';
import type { Caller } from '../../core/caller.ts';
import { found } from '../../core/errors.ts';
import type { Db, Trx } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import { imageUrl } from '../../images/store.ts';
import * as invites from './repository.ts';

type Own = Omit<OwnInvite, 'success' | 'message'>;

/** Returns the caller's link, and what came of it. */
export async function own(db: Db, { accountId }: Caller): Promise<Own> {
  const code = await invites.findCode(db, accountId);
  return { path: code && address`/invitacion/${code}`, ...(await invites.count(db, accountId)) };
}

/** Makes the caller's link, or returns the existing one. */
export async function create({ db, clock }: Deps, caller: Caller): Promise<Own> {
  const code = randomBytes(12).toString('base64url');
  await invites.insert(db, caller.accountId, code, clock.now().toISOString());
  return own(db, caller);
}

/** Returns the inviter of a link, with the names on the public profile. */
export async function read({ db }: Deps, code: string) {
  const inviter = found(
    await invites.findInviter(db, code),
    'Esta invitación ya no sirve. Igual podés crear tu cuenta.',
  );
  return {
    id: inviter.id,
    name: inviter.company_name ?? inviter.name,
    service: inviter.service,
    profile_image: inviter.profile_image && imageUrl(inviter.profile_image, 256),
    ...badgeOf(inviter),
  };
}

interface Invited {
  accountId: number;
  code: string | null;
  phone: string;
  cedula_number: string;
}

/**
 * Records the link by which a new provider came. An invalid link does not prevent a registration. An account with the
 * inviter's phone or cédula counts as the inviter (rule INV-3).
 */
export async function noteInvited(
  trx: Trx,
  { accountId, code, phone, cedula_number }: Invited,
  at: string,
): Promise<void> {
  const inviter = code && (await invites.findInviter(trx, code));
  if (!inviter || inviter.id === accountId) return;
  if (inviter.phone === phone || inviter.cedula_number === cedula_number) return;
  await invites.insertInvited(trx, { account_id: accountId, inviter_id: inviter.id, came_at: at });
}
