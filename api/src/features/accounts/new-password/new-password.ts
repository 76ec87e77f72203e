import { adminPasswordFault } from '@tero/shared/rules/password';
import { AppError } from '../../../core/errors.ts';
import type { Deps } from '../../../deps/deps.ts';
import { isCommon } from './common-passwords.ts';
import { isPersonal, type Owner } from './personal.ts';
import { isLeaked } from './pwned.ts';

declare const isChecked: unique symbol;

/** A password that may be stored: what `hashPassword` takes. Only this file makes one. */
export type NewPassword = string & { readonly [isChecked]: true };

const faults = {
  common: 'Esa contraseña es de las más usadas y se adivina enseguida. Elegí otra.',
  personal: 'La contraseña no puede contener el nombre, el email, el usuario, el teléfono, la empresa ni «Tero».',
  leaked: 'Esa contraseña apareció en filtraciones de otros sitios. Elegí otra.',
};

/**
 * Returns the password when it may be stored for its owner (rules ACC-13 and ACC-14); else throws `validation_failed`
 * with the fault under `field`. The contract has checked its length already, but for administrators.
 */
export async function newPassword(
  deps: Pick<Deps, 'config' | 'log'>,
  password: string,
  owner: Owner,
  field = 'password',
): Promise<NewPassword> {
  const fault = await faultOf(deps, password, owner);
  if (fault) throw new AppError('validation_failed', { message: fault, errors: { [field]: fault } });
  return password as NewPassword;
}

/** The password of made-up accounts, whose sign-ins are public: the demo, measurements, tests. */
export function madeUpPassword(password: string): NewPassword {
  return password as NewPassword;
}

/** What can be said against a password by itself and by its owner, without asking anybody; null for nothing. */
export function knownFault(password: string, owner: Owner): string | null {
  const short = owner.role === 'admin' ? adminPasswordFault(password) : null;
  if (short) return short;
  if (isCommon(password)) return faults.common;
  return isPersonal(password, owner) ? faults.personal : null;
}

async function faultOf(deps: Pick<Deps, 'config' | 'log'>, password: string, owner: Owner): Promise<string | null> {
  const known = knownFault(password, owner);
  if (known) return known;
  return (await isLeaked(deps, password)) ? faults.leaked : null;
}
