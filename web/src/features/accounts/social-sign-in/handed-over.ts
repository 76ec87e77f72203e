import { letters } from '@tero/shared/rules/text/letters';
import { isOwnFault, signInFaults } from '@tero/shared/rules/text/sign-in-faults';

/** Thrown when social sign-in returns a user type that this version of the app does not know. */
export class UnknownUserType extends Error {}

export type HandedOver = { code: string } | { fault: string };

/**
 * Reads the data that the server has put after the `#`. It ignores the rest of the address, in particular any
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

const longest = 200;
/** Matches text that gives a way to contact somebody: a phone number, or a web or mail address. */
const contact = /\d(?:[^\p{L}\d]*\d){4}|@|:\/\/|www|[\p{L}\d]\.\p{L}{2}/iu;

export interface Fault {
  text: string;
  /** whether Tero wrote the text, not the author of the link */
  isOwn: boolean;
}

/**
 * Returns the message of /auth/error, shortened. Anybody may have written it, so show it only as text, and quote it
 * unless it is one of the server's own messages. A message that names a way to contact somebody is never shown (rule
 * SES-87).
 */
export function readFault(search: string): Fault {
  const message = new URLSearchParams(search).get('message')?.replace(/\s+/g, ' ').trim() ?? '';
  if (isOwnFault(message)) return { text: message, isOwn: true };
  const text = letters(message).slice(0, longest).join('');
  if (!text || contact.test(text.normalize('NFKC'))) return { text: signInFaults.unknown(), isOwn: true };
  return { text, isOwn: false };
}
