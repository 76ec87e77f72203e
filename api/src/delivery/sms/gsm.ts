import { letters } from '@tero/shared/rules/text/letters';

/** The GSM 7-bit alphabet (3GPP TS 23.038). A single letter outside it reduces an SMS to 70 letters. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** The second table of the alphabet, whose letters take two septets. */
const extended = new Set('^{}\\[~]|€');

/** The replacements for signs that cannot be decomposed. */
const instead: Readonly<Record<string, string>> = {
  ...{ '«': '"', '»': '"', '“': '"', '”': '"', '„': '"', '‘': "'", '’': "'", '´': "'", '`': "'" },
  ...{ '–': '-', '—': '-', '−': '-', '·': '-', '•': '-', '×': 'x', '°': 'o', '\t': ' ' },
};

/** The septets of one SMS. A longer text is sent, and charged, as several. */
export const segment = 160;

/** Returns the septets that a text of the alphabet takes. */
export function septets(text: string): number {
  return [...text].reduce((sum, sign) => sum + (extended.has(sign) ? 2 : 1), 0);
}

/** Writes a text in the GSM alphabet: `á` and `ã` become `a`, `–` becomes `-`, and an emoji is left out. */
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

/** Returns a text as one SMS. Cuts a text that does not fit; none of our texts is that long (`texts.test.ts`). */
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
