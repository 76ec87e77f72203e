import { words } from '../../text/text.ts';

/** The letters and digits beside which nothing is a word of its own. */
const letters = '\\p{L}\\p{M}\\p{N}';
const alone = (pattern: string) => new RegExp(`(^|[^${letters}])(${pattern})(?![${letters}])`, 'giu');

/**
 * Short forms with signs → the words that they are read as, in searches and in the texts of services alike. The first
 * group is what stays before, the second one what is read.
 */
const signs: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [alone('a/a'), 'aa'],
  [alone('a/c'), 'aire acondicionado'],
  [alone('p/c'), 'pc'],
  [alone('wi-fi'), 'wifi'],
  [alone('24 ?[/x] ?7'), '24 horas'],
  [/(^|[^\p{L}\p{N}])((?:c ?\+\+)+)/giu, (found) => found.replace(/c ?\+\+/gi, 'cpp')],
  [/(^|[^\p{L}\p{N}])((?:c ?#)+)/giu, (found) => found.replace(/c ?#/gi, 'csharp')],
  // beginnings of words: `s/cargo`, `c/experiencia`, `p/casa`
  [/(^|[^\p{L}\p{N}/])s\/(?= ?\p{L}{3})/giu, 'sin '],
  [/(^|[^\p{L}\p{N}/])c\/(?= ?\p{L}{3})/giu, 'con '],
  [/(^|[^\p{L}\p{N}/])p\/(?= ?\p{L}{3})/giu, 'para '],
  // points between single letters: `p.v.c.`, `U.T.E.`
  [alone('\\p{L}(?:\\.\\p{L})+'), (found) => found.replaceAll('.', '')],
  // thousands: `12.000 btu`, `9.000`
  [alone('[1-9]\\d{0,2}(?:\\.\\d{3})+'), (found) => found.replaceAll('.', '')],
  // units behind a number: `12000btu`, `220v`
  [
    /(\d)(?=(?:btus?|frig(?:or[ií]as)?|v|volts?|w|watts?|kw|kva|hp|amps?|gb|tb|mbps|kgs?|km|mts?|cm|mm|lts?|litros|hs|hrs|horas)(?![\p{L}\p{N}]))/giu,
    ' ',
  ],
  [/([mM])[²³]/gu, ' '],
];

/** Returns the words of a search, or of a text that is searched, with signs and short forms read (rule SRCH-153). */
export function searchWords(text: string): string[] {
  const plain = /[^\p{L}\p{M}\s]/u.test(text)
    ? signs.reduce((all, [pattern, read]) => {
        const reading = (found: string) => (typeof read === 'string' ? read : read(found));
        return all.replace(pattern, (_, before: string, found: string) => before + reading(found));
      }, text)
    : text;
  return words(plain);
}
