import { letters } from '@tero/shared/rules/text/letters';

/** The GSM 7-bit alphabet (3GPP TS 23.038): one other letter, and an SMS has room for 70 letters only. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** The second table of the alphabet, whose letters take two septets. */
const extended = new Set('^{}\\[~]|€');

/** What stands for signs that no decomposition leads to. */
const instead: Readonly<Record<string, string>> = {
  ...{ '«': '"', '»': '"', '“': '"', '”': '"', '„': '"', '‘': "'", '’': "'", '´': "'", '`': "'" },
  ...{ '–': '-', '—': '-', '−': '-', '·': '-', '•': '-', '×': 'x', '°': 'o', '\t': ' ' },
};

/** Septets of one SMS: a longer text goes, and is paid, as several. */
export const segment = 160;

/** Returns the septets that a text of the alphabet takes. */
export function septets(text: string): number {
  return [...text].reduce((sum, sign) => sum + (extended.has(sign) ? 2 : 1), 0);
}

/** Writes a text in the GSM alphabet: `á` becomes `a`, `ã` `a`, `–` `-`; an emoji is left out. */
export function gsmText(text: string): string {
  return letters(text.normalize('NFC')).map(gsmLetter).join('').replace(/ {2,}/g, ' ').trim();
}

const isIn = (text: string) => [...text].every((sign) => basic.has(sign) || extended.has(sign));

function gsmLetter(letter: string): string {
  if (isIn(letter)) return letter;
  const known = instead[letter];
  if (known !== undefined) return known;
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return isIn(plain) ? plain : '';
}

/** Returns a text as one SMS. Text that does not fit is cut off, which none of our texts needs (`texts.test.ts`). */
export function oneSegment(text: string): string {
  const plain = gsmText(text);
  if (septets(plain) <= segment) return plain;
  let kept = '';
  for (const sign of plain) {
    if (septets(kept + sign) > segment - 3) break;
    kept += sign;
  }
  return `${kept.trimEnd()}...`;
}
