/** The sign-in ended with somebody whom this app does not know how to show. */
export class UnknownUserType extends Error {}

export type HandedOver = { code: string } | { fault: string };

/** What the server has put behind the `#`: nothing else of an address is trusted, a `?token=` least of all. */
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

/** The message of /auth/error: anybody may have written it, so it is short, and only ever shown as text. */
export function readFault(search: string): string {
  const message = new URLSearchParams(search).get('message')?.replace(/\s+/g, ' ').trim() ?? '';
  return [...message].slice(0, longest).join('') || defaultFault;
}
