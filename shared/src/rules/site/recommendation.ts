import { hasLink } from '../text/links.ts';
import { words } from '../text/text.ts';
import { oneLine } from '../text/written.ts';

/** Who passes a provider's link on, and a word of theirs; '': none (rule CARD-3). */
export interface Recommendation {
  name: string;
  word: string;
}

export const recommendationLengths = { name: 20, word: 80 };

/** Letters of a first name, or two: `Ana Laura`, `María-José`. */
const firstNames = /^\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*(?: \p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*)?$/u;
/** What a word of praise needs none of: numbers to call or pay to, addresses, and letters that pass for others. */
const unneeded = /\d(?:[\s.()/-]?\d){3}|@|(?!\p{Script=Latin})\p{L}/u;

/** Returns what is wrong with a name, in Spanish; null: nothing. */
export function nameFault(name: string): string | null {
  const said = oneLine(name);
  if (said.length > recommendationLengths.name) return `Puede tener hasta ${recommendationLengths.name} letras.`;
  if (said && !firstNames.test(said)) return 'Escribí solo tu nombre, por ejemplo Ana.';
  return speaksAsTero(said) || /^(?:el )?(?:equipo|soporte)\b/i.test(said) ? 'Poné tu nombre, no el de Tero.' : null;
}

/** Returns what is wrong with a word, in Spanish; null: nothing. */
export function wordFault(word: string): string | null {
  const said = oneLine(word);
  if (said.length > recommendationLengths.word) return `Puede tener hasta ${recommendationLengths.word} letras.`;
  if (hasLink(said) || unneeded.test(said)) return 'Sin enlaces, emails ni números largos, por favor.';
  return speaksAsTero(said) ? 'Contá lo tuyo: acá no hablamos por Tero.' : null;
}

/**
 * Returns the end of a link that carries a recommendation, `#de=Ana&dice=…`; '' without a name or with a fault. It is
 * the part of an address that browsers send to nobody.
 */
export function recommendationEnd({ name, word }: Recommendation): string {
  const said = { de: oneLine(name), dice: oneLine(word) };
  if (!said.de || nameFault(said.de) || wordFault(said.dice)) return '';
  return `#${new URLSearchParams(said.dice ? said : { de: said.de })}`;
}

/** Reads a recommendation from the end of a link. Null: there is none, or a part breaks the rules of the form. */
export function readRecommendation(end: string): Recommendation | null {
  const asked = new URLSearchParams(end.replace(/^#/, ''));
  const [name, word] = [oneLine(asked.get('de') ?? ''), oneLine(asked.get('dice') ?? '')];
  return !name || nameFault(name) || wordFault(word) ? null : { name, word };
}

function speaksAsTero(text: string): boolean {
  return words(text).some((word) => /^tero/.test(word));
}
