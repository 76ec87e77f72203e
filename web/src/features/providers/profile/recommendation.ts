import { hasLink } from '@tero/shared/rules/text/links';
import { fold, words } from '@tero/shared/rules/text/text';
import { oneLine } from '@tero/shared/rules/text/written';

/** The name of the person who passes a provider's link on, and their words; '': none (rule CARD-3). */
export interface Recommendation {
  name: string;
  word: string;
}

const recommendationLengths = { name: 20, word: 80 };

/** Letters of a first name, or two: `Ana Laura`, `María-José`. Small capitals and the like are none. */
const firstNames = /^[A-Za-zÀ-ɏ][A-Za-zÀ-ɏ'’-]*(?: [A-Za-zÀ-ɏ][A-Za-zÀ-ɏ'’-]*)?$/u;
/** Matches parts that a word of praise does not need: an address, and letters or digits that look like others. */
const unneeded = /@|(?![A-Za-zÀ-ɏ])[\p{L}\p{Nl}\p{No}]/u;
/** A number to call or pay to has more digits, whatever stands between them. */
const mostDigits = 3;

/** Returns what is wrong with a name, in Spanish; null: nothing. */
export function nameFault(name: string): string | null {
  const said = plainLine(name);
  if (said.length > recommendationLengths.name) return `Puede tener hasta ${recommendationLengths.name} letras.`;
  if (said && !firstNames.test(said)) return 'Escribí solo tu nombre, por ejemplo Ana.';
  return speaksAsTero(said) || /^(?:el )?(?:equipo|soporte)\b/i.test(said) ? 'Poné tu nombre, no el de Tero.' : null;
}

/** Returns what is wrong with a word, in Spanish; null: nothing. */
export function wordFault(word: string): string | null {
  const said = plainLine(word);
  if (said.length > recommendationLengths.word) return `Puede tener hasta ${recommendationLengths.word} letras.`;
  const digits = said.replace(/\P{N}/gu, '').length;
  if (hasLink(said.replace(/\s+\.\s*/g, '.')) || unneeded.test(said) || digits > mostDigits)
    return 'Sin enlaces, emails ni números largos, por favor.';
  return speaksAsTero(said) ? 'Contá lo tuyo: acá no hablamos por Tero.' : null;
}

/**
 * Returns the end of a link that carries a recommendation, `#de=Ana&dice=…`; '' without a name or with a fault. It is
 * the part of an address that browsers send to nobody.
 */
export function recommendationEnd({ name, word }: Recommendation): string {
  const said = { de: plainLine(name), dice: plainLine(word) };
  if (!said.de || nameFault(said.de) || wordFault(said.dice)) return '';
  return `#${new URLSearchParams(said.dice ? said : { de: said.de })}`;
}

/** Reads a recommendation from the end of a link. Null: there is none, or a part breaks the rules of the form. */
export function readRecommendation(end: string): Recommendation | null {
  const asked = new URLSearchParams(end.replace(/^#/, ''));
  const [name, word] = [plainLine(asked.get('de') ?? ''), plainLine(asked.get('dice') ?? '')];
  return !name || nameFault(name) || wordFault(word) ? null : { name, word };
}

/** Returns a text as one line, with plain letters for letters that only look different: `Ｔｅｒｏ`, `Ⓣero`. */
const plainLine = (text: string) => oneLine(text.normalize('NFKC'));

/** Tells whether a word of it begins with the name, also with spaces or signs between its letters. */
function speaksAsTero(text: string): boolean {
  return (
    words(text).some((word) => word.startsWith('tero')) ||
    /(?:^|[^a-z])t[^a-z]*e[^a-z]*r[^a-z]*o(?![a-z])/.test(fold(text))
  );
}
