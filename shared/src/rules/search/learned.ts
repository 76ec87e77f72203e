import { words } from '../text/text.ts';
import { longestCounted, looksPersonal } from './counted-text.ts';
import { isGlue, type KnownCategory, type Lexicon, lexiconOf } from './lexicon/lexicon.ts';
import { fillerTokens } from './lexicon/tokens.ts';
import { suggestCategories } from './suggest.ts';
import { understand } from './understand.ts';

const mostWords = 6;
const shortestPart = 4;

/**
 * Returns why a category cannot learn a form, for the administrator who wanted it, or null (rule SRCH-146). Last of all
 * it is tried: a search for it must then mean that category.
 */
export function refusalOf(form: string, slug: string, { categories }: Lexicon): string | null {
  const all = words(form);
  const text = all.join(' ');
  if (looksPersonal(form)) return 'No se aprenden teléfonos, emails, documentos ni direcciones';
  if (text.length > longestCounted || all.length > mostWords)
    return `Es muy larga: hasta ${mostWords} palabras y ${longestCounted} letras`;
  const others = categories.map((one) => ({ ...one, learned: one.learned?.filter((known) => known !== text) ?? [] }));
  const lexicon = lexiconOf(others);
  const telling = all.filter((word) => word.length > 1 && !isGlue(word) && !fillerTokens.has(lexicon.tokenOf(word)));
  const { isNoise, place, wishes } = understand(text, { lexicon, exact: true });
  if (place) return 'Nombra un lugar: probá sin el lugar';
  if (wishes.length > 0) return 'Dice cuándo o cómo: probá sin esas palabras';
  if (telling.length === 0) return 'Son palabras de cualquier búsqueda: no dicen qué se busca';
  if (isNoise) return 'No busca un servicio';
  const owner = ownerOf(text, lexicon);
  if (owner && !(slug in owner)) return `Ya es el nombre de otro oficio: ${nameOf(owner, others)}`;
  const taught = others.map((one) => (one.slug === slug ? { ...one, learned: [...one.learned, text] } : one));
  const [meant] = understand(text, { lexicon: lexiconOf(taught) }).categories;
  return meant?.slug === slug ? null : 'Tero seguiría entendiendo otra cosa';
}

/** Returns the categories with exactly this name. */
function ownerOf(text: string, lexicon: Lexicon): Readonly<Record<string, number>> | undefined {
  const forms = words(text).flatMap((word) => lexicon.forms.get(lexicon.tokenOf(word)) ?? []);
  return forms.find(({ concept, text: form }) => concept?.kind === 'trade' && words(form).join(' ') === text)?.concept
    ?.weights;
}

function nameOf(weights: Readonly<Record<string, number>>, categories: readonly KnownCategory[]): string {
  return categories.find(({ slug }) => slug in weights)?.name ?? '';
}

/** Returns a likely category for a search that means none, by words with the same beginning or a similar spelling. */
export function likelyCategory(text: string, lexicon: Lexicon): KnownCategory | undefined {
  if (understand(text, { lexicon }).absent) return undefined;
  const parts = [text, ...words(text).filter((word) => word.length >= shortestPart)];
  const [best] = parts.flatMap((part) => suggestCategories(part, lexicon));
  return lexicon.categories.find(({ id }) => id === best?.id);
}
