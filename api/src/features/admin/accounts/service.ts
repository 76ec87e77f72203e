import type { ErasureRequest } from '@tero/shared/contract/admin/table';
import { foldIdentifier } from '@tero/shared/rules/text/text';
import { recordAct } from '../../../audit/acts.ts';
import type { Caller } from '../../../core/caller.ts';
import { found } from '../../../core/errors.ts';
import type { Flag, Table, Trx } from '../../../db/schema/database.ts';
import { isUniqueViolation } from '../../../db/sql/dialect.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { flag } from '../../../db/values/values.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Work } from '../../../deps/work.ts';
import type { Compare } from '../../../http/versions.ts';
import { forgetAddresses, wasEntered } from '../../accounts/email-change/service.ts';
import { sendVerification } from '../../accounts/email-verification/service.ts';
import { askForNewPassword } from '../../accounts/password-reset/service.ts';
import { refuseTaken, requireAnotherAdmin } from '../../accounts/service.ts';
import { endSessions } from '../../accounts/sessions/end.ts';
import { twoFactorGrace } from '../../accounts/sign-in/sign-in.ts';
import { deleteAccount } from '../../profile/deletion.ts';
import * as accounts from './repository.ts';

type Kind = Table<'accounts'>['kind'];

/** Fields that are undefined do not change. */
export interface AccountChanges {
  name?: string | undefined;
  email?: string | undefined;
  username?: string | undefined;
  phone?: string | null | undefined;
  address?: string | null | undefined;
  email_verified?: boolean | undefined;
}

interface Change {
  caller: Caller;
  compare?: Compare;
  /** writes the rest of the change, and returns its states for the log */
  also?: (trx: Trx) => Promise<{ before: object; after: object }>;
}

const unknown = {
  user: 'Ese usuario ya no existe. Recargá la página.',
  provider: 'Ese proveedor ya no existe. Recargá la página.',
};

/** Writes an account's own columns and its log row. A new email must be verified again, and ends the sessions. */
export async function changeAccount(
  deps: Deps,
  id: number,
  kind: Kind,
  changes: AccountChanges,
  { caller, compare, also }: Change,
): Promise<void> {
  const { db, clock, config } = deps;
  const now = clock.now();
  const write = async (trx: Trx) => {
    const before = found(await accounts.holdAccount(trx, id, kind), unknown[kind]);
    await compare?.(trx);
    const values = columnsOf(before, changes);
    await accounts.updateAccount(trx, id, { ...values, updated_at: now.toISOString() });
    if (values.email_key !== foldIdentifier(before.email)) await moveEmail({ trx, now, config }, { ...values, id });
    const rest = (await also?.(trx)) ?? { before: {}, after: {} };
    const states = { before: { ...shown(before), ...rest.before }, after: { ...shown(values), ...rest.after } };
    await recordAct(trx, now, caller, { action: 'update', entity: kind, id, ...states });
  };
  try {
    await inTransaction(db, write);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await refuseTaken(deps, foldIdentifier(changes.email ?? ''), foldIdentifier(changes.username ?? ''), id);
    throw error;
  }
}

/** Sets whether an email counts as verified (rule ADM-13). */
export function setEmailVerified(deps: Deps, id: number, kind: Kind, email_verified: boolean, caller: Caller) {
  return changeAccount(deps, id, kind, { email_verified }, { caller });
}

/**
 * Makes an account an administrator, or takes the role away, and ends its sessions. A new administrator must set a new
 * password by mail before signing in again, and has some days to set up two-factor (rules ADM-33 and SES-21).
 */
export async function setAdmin(
  { db, clock, config }: Deps,
  id: number,
  isAdmin: boolean,
  caller: Caller,
): Promise<Table<'accounts'>['role']> {
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    if (!isAdmin) await requireAnotherAdmin(trx, id);
    const before = found(await accounts.holdAccount(trx, id, null), unknown.user);
    const role: Table<'accounts'>['role'] = isAdmin ? 'admin' : before.kind;
    if (role === before.role) return role;
    const mustChange = isAdmin || (await wasEntered(trx, id));
    const duties = { must_change_password: flag(mustChange), two_factor_due_at: isAdmin ? dueFrom(now) : null };
    await accounts.updateAccount(trx, id, { role, ...duties, updated_at: now.toISOString() });
    if (isAdmin) await askForNewPassword({ trx, now, config }, before);
    await endSessions(trx, now, id);
    const states = { before: { role: before.role }, after: { role } };
    await recordAct(trx, now, caller, { action: 'update', entity: before.kind, id, ...states });
    return role;
  });
}

function dueFrom(now: Date): string {
  return new Date(now.getTime() + twoFactorGrace).toISOString();
}

/** Deletes an account of a kind, with a log row; `request` is the message that asked for the deletion. */
export async function removeAccount(
  deps: Deps,
  id: number,
  kind: Kind,
  { caller, request }: { caller: Caller; request: ErasureRequest },
): Promise<void> {
  const account = await inTransaction(deps.db, (trx) => accounts.holdAccount(trx, id, kind));
  found(account, unknown[kind]);
  await deleteAccount(deps, id, caller, { request });
}

function columnsOf(before: accounts.AccountRow, changes: AccountChanges) {
  const { name = before.name, phone = before.phone, address = before.address } = changes;
  const { email = before.email, username = before.username } = changes;
  const isSame = foldIdentifier(email) === foldIdentifier(before.email);
  const verified = changes.email_verified ?? (isSame && before.email_verified === 1);
  const email_verified = flag(verified);
  const keys = { email_key: foldIdentifier(email), username_key: username && foldIdentifier(username) };
  return { name, phone, address, email, username, email_verified, ...keys };
}

async function moveEmail(
  work: Work,
  account: { id: number; name: string; email: string; email_verified: Flag },
): Promise<void> {
  await accounts.removeMailedLinks(work.trx, account.id);
  await endSessions(work.trx, work.now, account.id);
  await forgetAddresses(work.trx, account.id);
  if (!account.email_verified) await sendVerification(work, account);
}

function shown(row: Omit<accounts.AccountRow, 'id' | 'kind' | 'role'>) {
  const { name, username, email, phone, address, email_verified } = row;
  return { name, username, email, phone, address, email_verified: email_verified === 1 };
}
