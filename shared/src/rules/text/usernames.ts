import { limits } from '../../limits.ts';
import { beginning } from './letters.ts';
import { words } from './text.ts';

/** The number of similar names that are tried. */
const tried = 99;
/** Digits of the number behind, at most. */
const room = 3;
/** The first number of each username, by the letters of the name: short names get longer numbers. */
const firstNumbers = [0, 100, 10];

/**
 * Returns usernames from a person's name, the plainest first, in the form that registration takes: `ana.perez`,
 * `ana.perez2` and so on; none for a name without letters (rule ACC-90).
 */
export function usernamesOf(name: string): string[] {
  const said = words(name).slice(0, 2);
  // composed as registration counts them, and cut between letters
  const base = beginning(said.join('.').normalize('NFKC'), limits.usernameMax - room);
  if (base === '') return [];
  const first = firstNumbers[base.length] ?? 2;
  const numbered = Array.from({ length: tried - 1 }, (_, at) => `${base}${at + first}`);
  return [base, ...numbered].filter(({ length }) => length >= limits.usernameMin);
}
