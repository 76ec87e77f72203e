import type { SessionAccount } from '@tero/shared/contract/accounts';
import { isEntitled } from '@tero/shared/rules/entitlement';
import type { Deps } from '../../deps.ts';
import { found } from '../../errors.ts';
import { imageUrl } from '../../images/store.ts';
import * as accounts from './repository.ts';

/** Oneself as login and verify answer it: `user` or `provider` by the account's kind. */
export async function sessionReply({ db, clock }: Deps, accountId: number) {
  const row = found(await accounts.findSelf(db, accountId));
  const account: SessionAccount = {
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
  };
  const isProvider = row.kind === 'provider';
  return {
    userType: row.kind,
    role: row.role,
    user: isProvider ? null : account,
    provider: isProvider ? account : null,
  };
}
