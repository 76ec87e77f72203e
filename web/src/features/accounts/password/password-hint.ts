import { limits } from '@tero/shared/limits';

/**
 * Returns what stands under a new password: how long it has to be (rules ACC-12 and ACC-13), and that common ones are
 * refused.
 */
export function passwordHint(minLength: number = limits.passwordMin): string {
  return `Al menos ${minLength} caracteres. ${notCommon}`;
}

export const notCommon = 'No uses una contraseña común.';
