import { once } from '../../once.ts';
import { fold } from '../text/text.ts';

/** The tries within which a guessable password is found (rule ACC-14). */
const fewestGuesses = 1e6;

/** The known facts about a password's owner. */
export interface PasswordOwner {
  name?: string | undefined;
  email?: string | undefined;
  username?: string | null | undefined;
  company_name?: string | null | undefined;
  phone?: string | null | undefined;
}

/** Returns why a password is refused for its owner, or null. */
export type PasswordJudge = (password: string, owner: PasswordOwner) => string | null;

const guessed = 'Esa contraseña se adivina enseguida. Elegí otra.';
const personal = 'Esa contraseña se adivina enseguida con tus datos o el nombre de Tero. Elegí otra.';

/**
 * Loads the password checker, with half a megabyte of words. The form and the server load it for a new password. The
 * common words are zxcvbn's, in any language and in Spanish, with accents and without. We add the owner's words and the
 * product's.
 */
export const passwordJudge = once(async (): Promise<PasswordJudge> => {
  const { zxcvbn } = await import('./password-guesses.ts');
  return (password, owner) => {
    const { guesses, sequence } = zxcvbn.check(password.normalize('NFC'), ownWords(owner));
    if (guesses >= fewestGuesses) return null;
    return sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs') ? personal : guessed;
  };
});

/** Shorter parts ("Ana", "85") are in too many words. */
const shortestPart = 3;

/**
 * Returns the words that everybody knows about the owner and the product, whole and in parts, with and without accents.
 */
function ownWords({ name, email, username, company_name, phone }: PasswordOwner): string[] {
  const given = [name, email, email?.split('@')[0], username, company_name];
  const texts = given.flatMap((text) => (text ? [text.normalize('NFC').toLowerCase(), fold(text)] : []));
  const parts = texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []);
  // also only the letters of juanperez85
  const letters = parts.flatMap((part) => part.match(/\p{L}+/gu) ?? []);
  const digits = phone?.replace(/\D/g, '').slice(-8) ?? '';
  const known = ['tero', ...texts, ...parts, ...letters, digits, `0${digits}`];
  return [...new Set(known)].filter((word) => word.length >= shortestPart);
}
