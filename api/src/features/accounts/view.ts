import type { SessionAccount } from '@tero/shared/contract/accounts';
import { editedAccount } from '@tero/shared/contract/profile';
import { isEntitled } from '@tero/shared/rules/entitlement';
import { found } from '../../core/errors.ts';
import type { Db } from '../../db/schema/database.ts';
import type { Deps } from '../../deps/deps.ts';
import { versioned } from '../../http/versions.ts';
import { imageUrl } from '../../images/store.ts';
import * as accounts from './repository.ts';

/** Returns an account as login and verification respond with it: under `user` or `provider`, by its kind. */
export async function sessionReply(deps: Deps, accountId: number) {
  const { account, kind, role } = found(await accountReply(deps, accountId));
  const isProvider = kind === 'provider';
  return { userType: kind, role, user: isProvider ? null : account, provider: isProvider ? account : null };
}

/** Returns an account as its owner sees it, with kind and role; null when there is none. */
export async function accountReply({ db, clock }: { db: Db; clock: Deps['clock'] }, accountId: number) {
  const row = await accounts.findSelf(db, accountId);
  if (!row) return null;
  const account: SessionAccount = versioned(editedAccount, {
    id: row.id,
    name: row.name,
    username: row.username,
    email: row.email,
    phone: row.phone,
    address: row.address,
    profile_image: row.profile_image && imageUrl(row.profile_image, 256),
    company_name: row.company_name,
    role: row.role,
    email_verified: row.email_verified === 1,
    verification_status: row.verification_status,
    entitled: isEntitled(row.entitled_until, clock.now()),
    created_at: row.created_at,
    accepted_policies: row.accepted_policies,
  });
  return { account, kind: row.kind, role: row.role };
}
