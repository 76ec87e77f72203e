import { beginning } from '@tero/shared/rules/text/letters';
import { excerpt } from '@tero/shared/rules/text/text';
import { gsmText } from './gsm.ts';

/** Letters of a name in an SMS: as its account typed it, and as one that nobody has verified typed it. */
const longest = { verified: 40, typed: 25 };

/** What stands for a name of which nothing may be said. */
const somebody = 'un proveedor';

/**
 * Returns a name for an SMS. Of an account that the team has not verified come whole words of Latin letters alone, 25 signs
 * of them: not what looks like an address, `word.word`, and no number, sign or letter of another alphabet (rule
 * TRUST-33).
 */
export function nameForText(name: string, isVerified: boolean): string {
  if (isVerified) return gsmText(excerpt(gsmText(name), longest.verified)) || somebody;
  const words = name
    .normalize('NFKC')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((word) => /^\p{Script=Latin}+$/u.test(word));
  return beginning(gsmText(words.join(' ')), longest.typed).trim() || somebody;
}

/** Returns the text of an SMS with a code: it ends with what everybody has to know (rule TRUST-34). */
export function codeText(text: string): string {
  return `${text} No se lo pases a nadie.`;
}
