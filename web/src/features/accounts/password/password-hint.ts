import { limits } from '@tero/shared/limits';

/**
 * Returns the hint under a new password. It gives the minimum length (rules ACC-12 and ACC-13) and says that common
 * passwords are refused.
 */
export function passwordHint(minLength: number = limits.passwordMin): string {
  return `Al menos ${minLength} caracteres. ${notCommon}`;
}

export const notCommon = 'No uses una contraseña común.';
