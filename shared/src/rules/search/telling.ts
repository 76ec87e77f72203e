import type { RelatedCategories, SearchCorrection, UnderstoodSearch } from '../../contract/search.ts';
import { placeLabel } from '../places/coverage.ts';
import type { Lexicon, Wish } from './lexicon/lexicon.ts';
import type { Understood } from './understand.ts';

const wishLabels: Readonly<Record<Wish, string>> = {
  hoy: 'Hoy',
  urgente: 'Urgente',
  noche: 'De noche',
  finde: 'Fin de semana',
  barato: 'Económico',
  remoto: 'En línea',
  domicilio: 'A domicilio',
};

/** Returns what a search was understood as, in words for people. */
export function understoodView(understood: Understood, lexicon: Lexicon): UnderstoodSearch {
  const nameOf = new Map(lexicon.categories.map(({ slug, name }) => [slug, name]));
  const { place, wishes, absent, categories, alternatives, unknown, chips } = understood;
  const named = (slug: string) => ({ slug, name: nameOf.get(slug) ?? slug });
  const labels = {
    category: (slug: string) => named(slug).name,
    place: placeLabel,
    wish: (wish: string) => wishLabels[wish as Wish],
  };
  return {
    categories: categories.map(({ slug }) => named(slug)),
    alternatives: alternatives.map(named),
    unknown: [...unknown],
    place: place && { text: place.text, others: [...place.others] },
    wishes: [...wishes],
    absent: absent?.trade ?? null,
    chips: chips.map((chip) => ({ ...chip, label: labels[chip.kind](chip.value) })),
  };
}

/** Returns how misspelled words were read; empty when none was. */
export function correctionOf({ corrected, text }: Understood): { correction?: SearchCorrection } {
  if (corrected.length === 0) return {};
  const options = corrected.flatMap(({ from, or }) => (or ? [{ from, or }] : []));
  const [to] = [corrected.map((one) => one.to)];
  return {
    correction: {
      from: corrected.map(({ from }) => from),
      to,
      text,
      options: options.map(({ or }, at) => text.replace(foldedOf(corrected[at]?.to ?? ''), or)),
    },
  };
}

const foldedOf = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const mostRelated = 6;

/**
 * Returns categories that lead on from a short or empty list: those that were meant or come near, then the largest
 * ones. `counts`: listed services by category id.
 */
export function relatedOf(
  understood: Understood,
  lexicon: Lexicon,
  counts: ReadonlyMap<number, number>,
): RelatedCategories {
  const close = [...(understood.absent?.related ?? []), ...understood.categories.map(({ slug }) => slug)];
  const meant = [...close, ...understood.alternatives];
  const groups = new Set(lexicon.categories.filter(({ slug }) => close.includes(slug)).map(({ group }) => group));
  const all = lexicon.categories.map(({ id, slug, name, group }) => ({
    slug,
    name,
    services: counts.get(id) ?? 0,
    rank: meant.includes(slug) ? meant.indexOf(slug) - 100 : groups.has(group) && !understood.absent ? -1 : 0,
  }));
  const near = all.filter(({ rank }) => rank < 0);
  return (near.length > 0 ? near : all)
    .filter(({ services, rank }) => services > 0 || rank <= -50)
    .sort((a, b) => a.rank - b.rank || b.services - a.services)
    .slice(0, mostRelated)
    .map(({ slug, name, services }) => ({ slug, name, services }));
}
