import { limits } from '../../limits.ts';

/**
 * Returns the requirements of rule ACC-11 for a client's password, each with whether it is met. The form shows all of
 * them during typing.
 */
export function clientPasswordRules(password: string): { text: string; isMet: boolean }[] {
  return [
    { text: `${limits.passwordClientMin} caracteres o más`, isMet: password.length >= limits.passwordClientMin },
    { text: 'una mayúscula', isMet: /\p{Lu}/u.test(password) },
    { text: 'un número', isMet: /\d/.test(password) },
    { text: 'un símbolo, por ejemplo ! o #', isMet: /[^\p{L}\d\s]/u.test(password) },
  ];
}

/** Returns the fault of a client's password at registration (rule ACC-11), or null when the password is good enough. */
export function clientPasswordFault(password: string): string | null {
  if (!password) return 'La contraseña es requerida';
  if (password.length < limits.passwordClientMin) return 'La contraseña debe tener al menos 9 caracteres';
  if (password.length > limits.passwordMax) return passwordTooLong;
  if (clientPasswordRules(password).some(({ isMet }) => !isMet)) {
    return 'La contraseña debe contener al menos una mayúscula, un número y un símbolo especial';
  }
  return null;
}

/**
 * Returns the fault of a password at the registration of a provider, in a reset and in a change (rule ACC-12), or null.
 */
export function passwordFault(password: string): string | null {
  if (!password) return 'La contraseña es requerida';
  if (password.length < limits.passwordMin) return 'La contraseña debe tener al menos 6 caracteres';
  return password.length > limits.passwordMax ? passwordTooLong : null;
}

/** Returns the fault of an administrator's password (rule ACC-13), or null. */
export function adminPasswordFault(password: string): string | null {
  if (password.length >= limits.passwordAdminMin) return passwordFault(password);
  return `La contraseña de un administrador debe tener al menos ${limits.passwordAdminMin} caracteres.`;
}

const passwordTooLong = `La contraseña puede tener hasta ${limits.passwordMax} caracteres`;
