import { readPhone } from '../phone.ts';

/** Signs that stand between the digits of one number: spaces, dots, dashes, brackets, bars, invisible marks. */
const joined = String.raw`[\s\p{Pd}\p{Cf}.()/]{0,3}`;
const digits = new RegExp(String.raw`\+?\d(?:${joined}\d){6,40}`, 'gu');
/** The most numbers of one search, and the most characters of a message that are read. */
export const mostNumbers = 3;
const mostLetters = 4000;

/**
 * Returns the phones of Uruguay in a pasted text, as they are stored, each once and in order, at most three:
 * `099/123456`, `+598 99 123 456`, a link of WhatsApp (its text is skipped), or a whole message (rule TRUST-75).
 */
export function numbersIn(text: string): string[] {
  const plain = text
    .slice(0, mostLetters)
    .normalize('NFKC')
    .replaceAll(/([?&]text=)[^\s&]*/giu, '$1');
  const found = new Set<string>();
  for (const [written] of decoded(plain).matchAll(digits)) {
    const whole = phoneOf(written);
    // two numbers with a space between them
    const phones = whole ? [whole] : written.split(/[\s/]{1,3}(?=0|\+|598)/u).map(phoneOf);
    for (const phone of phones) if (phone) found.add(phone);
    if (found.size >= mostNumbers) break;
  }
  return [...found].slice(0, mostNumbers);
}

function phoneOf(written: string): string | null {
  const read = readPhone(written.replaceAll('/', ' '));
  return 'fault' in read ? null : read.phone;
}

/** `%2B598…` as links write it. */
function decoded(text: string): string {
  return text.replaceAll(/%2B/gi, '+').replaceAll(/%20/g, ' ');
}
