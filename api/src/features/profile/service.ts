import type { SessionAccount } from '@tero/shared/contract/accounts';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { profile as contract, OpenSession } from '@tero/shared/contract/profile';
import { limits } from '@tero/shared/limits';
import { recordAdminAct } from '../../audit/acts.ts';
import { type Caller, mayManage } from '../../core/caller.ts';
import { deviceName } from '../../core/device-name.ts';
import { AppError, found } from '../../core/errors.ts';
import { holdAccount } from '../../db/sql/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Expected } from '../../http/versions.ts';
import { stillProven } from '../accounts/credentials/proof.ts';
import { newPassword } from '../accounts/new-password/new-password.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { createProviderProfile, recordConsent } from '../accounts/registration/service.ts';
import { requirePassword, setPassword } from '../accounts/service.ts';
import { accountReply } from '../accounts/view.ts';
import { noteInvited } from '../invites/service.ts';
import { tellPasswordChanged } from '../notifications/notice-texts.ts';
import { reviewed } from '../providers/verification/review.ts';
import * as profile from './repository.ts';

/** Changes name, phone and address, and ignores all other fields. */
export async function updateProfile(
  deps: Deps,
  accountId: number,
  body: Partial<BodyOf<typeof contract.update>>,
  { caller, expected }: { caller: Caller; expected: Expected<SessionAccount> },
) {
  const { db, clock } = deps;
  const before = found(await accountReply(deps, accountId), 'No encontramos esa cuenta. Volvé a iniciar sesión.');
  if (!mayManage(caller, accountId)) throw new AppError('forbidden');
  const { name, phone, address } = body;
  const now = clock.now();
  const changes = { name, ...(phone !== undefined && { phone }), ...(address !== undefined && { address }) };
  await inTransaction(db, async (trx) => {
    const at = now.toISOString();
    await holdAccount(trx, accountId);
    await expected.meets(async () => found(await accountReply({ db: trx, clock }, accountId)).account);
    const write = () => profile.update(trx, accountId, { ...changes, updated_at: at });
    // an edit by an administrator needs no second approval
    if (caller.accountId === accountId) await reviewed(trx, accountId, at, write);
    else await write();
    const act = { action: 'update', entity: before.kind, id: accountId } as const;
    const was = { name: before.account.name, phone: before.account.phone, address: before.account.address };
    await recordAdminAct(trx, now, caller, { ...act, before: was, after: { ...was, ...changes } });
  });
  return found(await accountReply(deps, accountId)).account;
}

/**
 * Changes the password, which requires the current one even within a session. Ends every session, including this one
 * (rules ACC-16 and ACC-17).
 */
export async function changePassword(
  deps: Deps,
  caller: Caller,
  body: BodyOf<typeof contract.changePassword>,
): Promise<void> {
  const { db, clock, config } = deps;
  const proof = await requirePassword(deps, caller, body.currentPassword, 'currentPassword');
  const { account } = found(await accountReply(deps, caller.accountId));
  const passwordHash = await hashPassword(await newPassword(deps, body.newPassword, account, 'newPassword'));
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    await setPassword(await stillProven(trx, proof), passwordHash, now);
    await tellPasswordChanged({ trx, now, config }, account);
  });
}

/** Turns a client into a provider with the same account: favourites, history and sessions stay (rule ACC-4). */
export async function becomeProvider(
  deps: Deps,
  caller: Caller,
  body: BodyOf<typeof contract.becomeProvider>,
): Promise<void> {
  const at = deps.clock.now().toISOString();
  await inTransaction(deps.db, async (trx) => {
    const turned = await profile.turnIntoProvider(trx, caller.accountId, body.phone, body.address, at);
    if (!turned) throw new AppError('forbidden');
    await createProviderProfile(trx, caller.accountId, body, at);
    await recordConsent(trx, caller.accountId, body, at);
    await noteInvited(trx, { ...body, accountId: caller.accountId, code: body.invite }, at);
  });
}

export async function openSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Pick<Caller, 'accountId' | 'sessionId'>,
): Promise<OpenSession[]> {
  const rows = await profile.listSessions(db, caller.accountId, clock.now().toISOString(), limits.sessionsShown);
  return rows.map(({ id, user_agent, created_at, last_seen_at }) => ({
    // these letters identify a session; the whole id is a credential
    id: id.slice(0, 8),
    device: deviceName(user_agent),
    created_at,
    last_seen_at,
    current: id === caller.sessionId,
  }));
}
