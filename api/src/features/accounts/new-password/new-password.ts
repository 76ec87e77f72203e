import { adminPasswordFault } from '@tero/shared/rules/passwords/password';
import { type PasswordOwner, passwordJudge } from '@tero/shared/rules/passwords/password-strength';
import { AppError } from '../../../core/errors.ts';
import type { Deps } from '../../../deps/deps.ts';
import { isLeaked } from './pwned.ts';

declare const isChecked: unique symbol;

/** A password that may be stored: `hashPassword` takes only this type, and only this file creates it. */
export type NewPassword = string & { readonly [isChecked]: true };

/** The account that a new password is for. */
type Owner = PasswordOwner & { role: 'user' | 'provider' | 'admin' };

const leaked = 'Esa contraseña apareció en filtraciones de otros sitios. Elegí otra.';

/**
 * Returns the password, composed (NFC), when its owner may store it (rules ACC-13 and ACC-14); else throws
 * `validation_failed` with the fault under `field`. The contract has checked its length, except for administrators.
 */
export async function newPassword(
  deps: Pick<Deps, 'config' | 'log'>,
  password: string,
  owner: Owner,
  field = 'password',
): Promise<NewPassword> {
  const composed = password.normalize('NFC');
  const fault = await faultOf(deps, composed, owner);
  if (fault) throw new AppError('validation_failed', { message: fault, errors: { [field]: fault } });
  return composed as NewPassword;
}

/** Returns the password of an account made up for the demo, measurements or tests, whose sign-in is public. */
export function madeUpPassword(password: string): NewPassword {
  return password as NewPassword;
}

/** Returns the fault of a password, by itself or for its owner, or null. It asks no outside service. */
export async function knownFault(password: string, owner: Owner): Promise<string | null> {
  const short = owner.role === 'admin' ? adminPasswordFault(password) : null;
  return short ?? (await passwordJudge())(password, owner);
}

async function faultOf(deps: Pick<Deps, 'config' | 'log'>, password: string, owner: Owner): Promise<string | null> {
  const known = await knownFault(password, owner);
  if (known) return known;
  return (await isLeaked(deps, password)) ? leaked : null;
}
