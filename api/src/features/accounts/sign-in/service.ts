import type { accounts as contract } from '@tero/shared/contract/accounts';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import { foldIdentifier } from '@tero/shared/rules/text/text';
import { AppError } from '../../../core/errors.ts';
import type { Deps } from '../../../deps/deps.ts';
import { passwordMatches } from '../passwords.ts';
import * as accounts from '../repository.ts';
import { hasTwoFactor, takeCode } from '../two-factor/service.ts';
import { checkLoginAllowed, loginFailed, loginSucceeded } from './guard.ts';
import type { Entrant } from './sign-in.ts';

/** Returns the account behind an identifier and password, or throws the refusals of rule SES-2. */
export async function checkPassword(deps: Deps, body: BodyOf<typeof contract.login>, ip: string): Promise<Entrant> {
  const identifier = foldIdentifier(body.identifier);
  await checkLoginAllowed(deps, identifier, ip);
  const account = await accounts.findForLogin(deps.db, identifier);
  if (!(await passwordMatches(account?.password_hash ?? null, body.password)) || !account) {
    await loginFailed(deps, identifier, ip);
    throw new AppError(account ? 'bad_credentials' : 'account_unknown');
  }
  await requireSecondFactor(deps, account.id, body.code, ip);
  await loginSucceeded(deps, identifier);
  return account;
}

/** Checks the two-factor code, after the password. Wrong codes are throttled separately, by account. */
async function requireSecondFactor(deps: Deps, accountId: number, code: string | undefined, ip: string): Promise<void> {
  if (!(await hasTwoFactor(deps.db, accountId))) return;
  const extra = { requiresSecondStep: true };
  if (!code) throw new AppError('second_step_required', { extra });
  const subject = `second-step:${accountId}`;
  await checkLoginAllowed(deps, subject, ip);
  if (!(await takeCode(deps.db, { now: deps.clock.now(), config: deps.config }, accountId, code))) {
    await loginFailed(deps, subject, ip);
    throw new AppError('second_step_wrong', { extra });
  }
  await loginSucceeded(deps, subject);
}
