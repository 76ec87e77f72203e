import { fold, words } from '@tero/shared/rules/text/text';
import { lettersOf } from './common-passwords.ts';

/** Whose password it is going to be. */
export interface Owner {
  role: 'user' | 'provider' | 'admin';
  name: string;
  email: string;
  username?: string | null;
  company_name?: string | null;
  phone?: string | null;
}

/** Shorter parts ("Ana", "Sol") are in too many words. */
const shortestPart = 4;

/** Whether a password holds a part of what everybody knows of its owner, or the name of the product. */
export function isPersonal(password: string, owner: Owner): boolean {
  const folded = fold(password);
  const readings = [folded, ...lettersOf(folded)];
  if (partsOf(owner).some((part) => readings.some((reading) => reading.includes(part)))) return true;
  return namesProduct(password);
}

function partsOf({ name, email, username, company_name, phone }: Owner): string[] {
  const local = email.split('@')[0] ?? '';
  const whole = [local, username ?? '', phone?.replace(/\D/g, '').slice(-8) ?? ''].map(fold);
  const parts = [name, local, username ?? '', company_name ?? ''].flatMap(words);
  // of juanperez85 the letters alone too
  const letters = parts.flatMap((part) => part.match(/\p{L}+/gu) ?? []);
  return [...whole, ...parts, ...letters].filter((part) => part.length >= shortestPart);
}

/** "tero" at the beginning of a word: "carpintero" is another one. */
function namesProduct(password: string): boolean {
  const folded = fold(password.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '));
  return [folded, ...lettersOf(folded)].some((reading) => /(?<!\p{L})tero/u.test(reading));
}
