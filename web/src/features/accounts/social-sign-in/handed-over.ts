/** Thrown when social sign-in returns a user type that this version of the app does not know. */
export class UnknownUserType extends Error {}

export type HandedOver = { code: string } | { fault: string };

/**
 * Reads the data that the server has put behind the `#`. Nothing else of the address is trusted, above all no
 * `?token=`.
 */
export function readHandedOver(hash: string): HandedOver {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const code = given.get('code');
  if (!code) return { fault: 'Token de autenticación no encontrado' };
  const userType = given.get('userType');
  if (userType !== 'user' && userType !== 'provider') return { fault: 'Tipo de usuario no válido' };
  return { code };
}

export const defaultFault = 'Error en la autenticación';
const longest = 200;

/** Returns the message of /auth/error, cut short. Anybody may have written it, so show it only as text. */
export function readFault(search: string): string {
  const message = new URLSearchParams(search).get('message')?.replace(/\s+/g, ' ').trim() ?? '';
  return [...message].slice(0, longest).join('') || defaultFault;
}
