import { country } from '../places/coverage.ts';
import type { Weekday } from '../time/schedule.ts';
import type { Wish } from './lexicon/lexicon.ts';
import type { SearchedPlace } from './places.ts';
import { categoryTerm, dayTerm, insideTerm, modeTerm, nameTerm, titleTerm, zoneTerm } from './terms.ts';
import type { Understood } from './understand.ts';
import { stem } from './words/stem.ts';

/** A condition on the terms of a service; `but`: the first without the second. */
export type Condition =
  | { term: string }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { but: readonly [Condition, Condition] };

/** How well a service fits: the lower, the earlier. */
export const tiers = {
  /** a service of the category whose title says all that was asked for */
  title: 1,
  /** a service of the category whose title says some of it */
  someTitle: 2,
  /**
   * a service of the category whose text says some of it; without a category or with a name: whose text says all of it
   */
  text: 3,
  /** any other service of the category */
  category: 4,
  /** a service of a category that was meant less */
  lesser: 5,
  /** a service of another category whose text says all of it */
  elsewhere: 6,
} as const;
export type Tier = (typeof tiers)[keyof typeof tiers];

export type Reach = 'own' | 'wider' | 'part' | 'country' | 'near' | null;

/**
 * Services of one rank, ordered by quality, then newest first. A service belongs to the first bucket that it matches,
 * so later buckets need not exclude it.
 */
export interface Bucket {
  tier: Tier;
  reach: Reach;
  /** whether the service fulfils the wish; null: there was none */
  wished: boolean | null;
  match: Condition;
}

export interface Plan {
  buckets: readonly Bucket[];
  /** buckets of neighbouring places, to complete a short list */
  near: readonly Bucket[];
  /** everything that is found, without the neighbours; null: nothing */
  found: Condition | null;
  /** ids of categories of which everything is found, wherever it is: the total is at least theirs */
  whole: readonly number[];
  /** the actual request: tiers 1 to 3, and the category when nothing else was asked */
  told: Condition | null;
}

const nothing: Plan = { buckets: [], near: [], found: null, whole: [], told: null };
const strong = 0.9;

/**
 * Turns the meaning of a search into ordered conditions (docs/product/search.md, SRCH-105). `idOf`: the ids of existing
 * categories.
 */
export function planOf(understood: Understood, idOf: ReadonlyMap<string, number>, today: Weekday): Plan {
  if (understood.isNoise) return nothing;
  const steps = tiersOf(understood, idOf);
  if (steps.length === 0) return nothing;
  const wish = any(understood.wishes.flatMap((one) => wishTerms(one, today)));
  const served = reachesOf(understood.place, understood.around);
  const nearby = understood.place && !understood.around ? nearOf(understood.place) : null;
  const buckets = (reaches: readonly [Reach, Condition | null][]) =>
    steps.flatMap(({ tier, match, anywhere }) =>
      (anywhere ? noPlace : reaches).flatMap(([reach, where]) =>
        halves(where ? all([match, where]) : match, wish, { tier, reach }),
      ),
    );
  const inPlaces = steps.filter(({ anywhere }) => !anywhere);
  const free = steps.filter(({ anywhere }) => anywhere).map(({ match }) => match);
  const main = simplest(inPlaces, understood, idOf);
  const where = any(served.flatMap(([, condition]) => (condition ? [condition] : [])));
  const inPlace = (condition: Condition | null) => condition && (where ? all([condition, where]) : condition);
  const outside = nearby && (where ? but(nearby, where) : nearby);
  return {
    buckets: buckets(served),
    near: outside ? buckets([['near', outside]]) : [],
    found: any([...free, ...listed(inPlace(main))]),
    whole: where ? [] : idsOf(understood, idOf),
    told: any([...free, ...listed(inPlace(any(told(inPlaces))))]),
  };
}

function told(all: readonly Step[]): Condition[] {
  const said = all.filter(({ tier }) => tier <= tiers.text);
  return (said.length > 0 ? said : all.filter(({ tier }) => tier === tiers.category)).map(({ match }) => match);
}

const noPlace: [Reach, Condition | null][] = [[null, null]];
const listed = (condition: Condition | null) => (condition ? [condition] : []);

interface Step {
  tier: Tier;
  match: Condition;
  /** ignores the named place, which may be part of a provider's name */
  anywhere?: boolean;
}

/** The tiers, the best first. */
function tiersOf(
  { categories, slots, said, named, guessed, place, absent }: Understood,
  idOf: ReadonlyMap<string, number>,
): Step[] {
  const ids = (from: number, below: number) =>
    any(
      categories
        .filter(({ weight }) => weight >= from && weight < below)
        .flatMap(({ slug }) => idOf.get(slug) ?? [])
        .map((id) => term(categoryTerm(id))),
    );
  const main = ids(strong, Number.POSITIVE_INFINITY);
  const lesser = ids(0, strong);
  const titles = slots.map((slot) => any(slot.map((token) => term(titleTerm(token)))) as Condition);
  const texts = slots.map((slot) => any(slot.map(term)) as Condition);
  if (!main) return literal({ titles, texts, said, place, isAbsent: absent !== null });
  const meant = lesser ? any([main, lesser]) : main;
  const elsewhere = said.length > 0 && meant ? but(all(said.map(term)), meant) : null;
  const some = any(titles);
  const text = any(texts);
  return steps([
    [tiers.title, some && all([main, all(titles)])],
    [tiers.someTitle, some && titles.length > 1 ? all([main, some]) : null],
    // a person who types a provider's name wants that provider, in any category; the same holds for words that name no
    // trade
    [tiers.text, named || guessed ? elsewhere : null],
    [tiers.text, text && all([main, text])],
    [tiers.category, main],
    [tiers.lesser, lesser],
    [tiers.elsewhere, named || guessed ? null : elsewhere],
  ]);
}

/** Returns the union of the tiers in few terms: the categories, and everything that has all words. */
function simplest(given: readonly Step[], understood: Understood, idOf: ReadonlyMap<string, number>): Condition | null {
  const { said } = understood;
  const terms = idsOf(understood, idOf).map((id) => term(categoryTerm(id)));
  if (terms.length === 0) return any(given.map(({ match }) => match));
  return any([...terms, ...(said.length > 0 ? [all(said.map(term))] : [])]);
}

const idsOf = ({ categories }: Understood, idOf: ReadonlyMap<string, number>) =>
  categories.flatMap(({ slug }) => idOf.get(slug) ?? []);

interface Literal {
  titles: readonly Condition[];
  texts: readonly Condition[];
  said: readonly string[];
  place: SearchedPlace | null;
  isAbsent: boolean;
}

/**
 * Returns the tiers of a search without a category: a service needs all words, for a trade without a category in its
 * title.
 */
function literal({ titles, texts, said, place, isAbsent }: Literal): Step[] {
  if (titles.length === 0) {
    if (!place || isAbsent) return [];
    const named = all(said.map((word) => term(nameTerm(word))));
    const called: Step = { tier: tiers.title, match: named, anywhere: true };
    return [called, ...steps([[tiers.category, places(place)]])];
  }
  return steps([
    [tiers.title, all(titles)],
    [tiers.text, isAbsent ? null : all(texts)],
  ]);
}

/** Everything in a place that was named alone. */
function places(place: SearchedPlace): Condition {
  return any(reachesOf(place, false).flatMap(([, where]) => where ?? [])) ?? term(zoneTerm(country));
}

function steps(all: readonly (readonly [Tier, Condition | null])[]): Step[] {
  return all.flatMap(([tier, match]) => (match ? [{ tier, match }] : []));
}

/** Returns the conditions of services that reach a place, nearest first. Without a place one entry that fits all. */
function reachesOf(place: SearchedPlace | null, around: boolean): [Reach, Condition | null][] {
  if (!place || (place.own.length === 0 && place.inside.length === 0)) return [[null, null]];
  const own = [...place.own.map(zoneTerm), ...place.inside.map(insideTerm)].map(term);
  const near = around ? [nearOf(place)] : [];
  const given: [Reach, Condition | null][] = [
    ['own', any(own)],
    ...near.map((where): [Reach, Condition | null] => ['near', where]),
    ['wider', any(place.wider.map((name) => term(zoneTerm(name))))],
    ['part', any(place.parts.map((name) => term(zoneTerm(name))))],
    ['country', term(zoneTerm(country))],
  ];
  return given.filter(([, where]) => where);
}

function nearOf(place: SearchedPlace): Condition | null {
  return any([...place.near.map(zoneTerm), ...place.nearInside.map(insideTerm)].map(term));
}

const weekend: readonly Weekday[] = ['sabado', 'domingo'];

/** Returns the terms of services that meet a wish: days, the way of serving, or words. */
function wishTerms(wish: Wish, today: Weekday): Condition[] {
  const said = {
    hoy: [dayTerm(today)],
    finde: weekend.map(dayTerm),
    urgente: ['urgencia', 'urgencias', 'urgente', 'emergencia', 'guardia'].map(stem).concat('24'),
    noche: ['nocturno', 'noche', 'noches'].map(stem),
    barato: ['economico', 'accesible'].map(stem),
    remoto: [modeTerm('remoto'), modeTerm('both')],
    domicilio: [stem('domicilio')],
  };
  return [...new Set(said[wish])].map(term);
}

function halves(match: Condition, wish: Condition | null, rank: { tier: Tier; reach: Reach }): Bucket[] {
  if (!wish) return [{ ...rank, wished: null, match }];
  return [
    { ...rank, wished: true, match: all([match, wish]) },
    { ...rank, wished: false, match },
  ];
}

const term = (text: string): Condition => ({ term: text });
const but = (first: Condition, second: Condition): Condition => ({ but: [first, second] });

function all(given: readonly Condition[]): Condition {
  return given.length === 1 ? (given[0] as Condition) : { all: given };
}

function any(given: readonly Condition[]): Condition | null {
  if (given.length <= 1) return given[0] ?? null;
  return { any: given };
}
