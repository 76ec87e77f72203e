import { hasLink } from '@tero/shared/rules/text/links';
import { fold, words } from '@tero/shared/rules/text/text';
import { oneLine } from '@tero/shared/rules/text/written';

/** The name of the person who shares a provider's link, and their words ('' if there are none) (rule CARD-3). */
export interface Recommendation {
  name: string;
  word: string;
}

const recommendationLengths = { name: 20, word: 80 };

/** Matches one first name or two: `Ana Laura`, `María-José`. Special letters such as small capitals do not match. */
const firstNames = /^[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ'’-]*(?: [A-Za-zÀ-ɏ][A-Za-zÀ-ɏ'’-]*)?$/u;
/** Matches parts that praise does not need: an address, and letters or digits that look like others. */
const unneeded = /@|(?![A-Za-zÀ-ɏ])[\p{L}\p{Nl}\p{No}]/u;
/** The most digits that are allowed. A phone or account number has more, whatever separates its digits. */
const mostDigits = 3;

/** Returns what is wrong with a name, in Spanish, or null if it is valid. */
export function nameFault(name: string): string | null {
  const said = plainLine(name);
  if (said.length > recommendationLengths.name) return `Puede tener hasta ${recommendationLengths.name} letras.`;
  if (said && !firstNames.test(said)) return 'Escribí solo tu nombre, por ejemplo Ana.';
  return speaksAsTero(said) || /^(?:el )?(?:equipo|soporte)\b/i.test(said) ? 'Poné tu nombre, no el de Tero.' : null;
}

/** Returns what is wrong with the words of a recommendation, in Spanish, or null if they are valid. */
export function wordFault(word: string): string | null {
  const said = plainLine(word);
  if (said.length > recommendationLengths.word) return `Puede tener hasta ${recommendationLengths.word} letras.`;
  const digits = said.replace(/\P{N}/gu, '').length;
  if (hasLink(said.replace(/\s+\.\s*/g, '.')) || unneeded.test(said) || digits > mostDigits)
    return 'Sin enlaces, emails ni números largos, por favor.';
  return speaksAsTero(said) ? 'Contá lo tuyo: acá no hablamos por Tero.' : null;
}

/**
 * Returns the end of a link that carries a recommendation, `#de=Ana&dice=…`. Returns '' if there is no name, or if a
 * part is invalid. Browsers never send this part of an address to a server.
 */
export function recommendationEnd({ name, word }: Recommendation): string {
  const said = { de: plainLine(name), dice: plainLine(word) };
  if (!said.de || nameFault(said.de) || wordFault(said.dice)) return '';
  return `#${new URLSearchParams(said.dice ? said : { de: said.de })}`;
}

/**
 * Reads a recommendation from the end of a link. Returns null if there is none, or if a part breaks the form's rules.
 */
export function readRecommendation(end: string): Recommendation | null {
  const asked = new URLSearchParams(end.replace(/^#/, ''));
  const [name, word] = [plainLine(asked.get('de') ?? ''), plainLine(asked.get('dice') ?? '')];
  return !name || nameFault(name) || wordFault(word) ? null : { name, word };
}

/** Returns a text as one line, and replaces letters that only look different with plain letters: `Ｔｅｒｏ`, `Ⓣero`. */
const plainLine = (text: string) => oneLine(text.normalize('NFKC'));

/** Returns whether a word of the text begins with "tero", even with spaces or signs between its letters. */
function speaksAsTero(text: string): boolean {
  return (
    words(text).some((word) => word.startsWith('tero')) ||
    /(?:^|[^a-z])t[^a-z]*e[^a-z]*r[^a-z]*o(?![a-z])/.test(fold(text))
  );
}
