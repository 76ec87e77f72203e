import { accessSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '@tero/shared/once';
import { fold } from '@tero/shared/rules/text/text';
import { apiFolder } from '../../../core/folders.ts';

/** Digits and symbols beside a common word that do not make it another one: `Montevideo-2026!`. */
const longestEnd = 6;
/** Only digits up to this length: a date, a cédula, a phone. */
const longestNumber = 9;

const path = join(apiFolder, 'src/features/accounts/new-password/common-passwords.txt');
// a missing file stops the start; it is read with the first new password
accessSync(path);
const list = once(
  () =>
    new Set(
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line && !line.startsWith('#')),
    ),
);

/**
 * Whether a password is among the first that a stranger tries: in the list (common-passwords.txt names its sources), a
 * short number, or a run or repetition. Case, accents, usual letter swaps (`p4ssw0rd`) and short ends do not count.
 */
export function isCommon(password: string): boolean {
  const folded = fold(password);
  if (/^\d+$/.test(folded) && folded.length <= longestNumber) return true;
  return formsOf(folded).some((form) => isMonotonous(form) || list().has(form));
}

/** The password, and what is left of it without its ends, each also with its swapped letters put back. */
function formsOf(folded: string): string[] {
  const [, start = '', middle = '', end = ''] = /^(\P{L}*)(.*\p{L})?(\P{L}*)$/su.exec(folded) ?? [];
  const forms = [folded];
  if (middle) {
    if (isWeakEnd(start)) forms.push(middle + end);
    if (isWeakEnd(end)) forms.push(start + middle);
    if (isWeakEnd(start) && isWeakEnd(end)) forms.push(middle);
  }
  return [...new Set(forms.flatMap((form) => [form, ...lettersOf(form)]))];
}

function isWeakEnd(end: string): boolean {
  return end.length <= longestEnd || isMonotonous(end);
}

const swaps: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '!': 'i' };

/** The two readings of a folded text in which digits and symbols stand for letters: a 1 is an i or an l. */
export function lettersOf(folded: string): string[] {
  const read = folded.replace(/[034578@$!]/g, (sign) => swaps[sign] ?? sign);
  return [read.replace(/1/g, 'i'), read.replace(/1/g, 'l')];
}

/** One to four characters again and again (`abcabc`), or all in a row (`23456`, `zyxwv`). */
function isMonotonous(text: string): boolean {
  if (/^(.{1,4}?)\1+$/su.test(text)) return true;
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)));
  return codes.length > 2 && steps.size === 1 && (steps.has(1) || steps.has(-1));
}
