import { fold } from '../text/text.ts';
import { asideOf } from './asides.ts';
import { type Intents, intentsOf } from './intents.ts';
import { absent as absentTrades } from './lexicon/general/absent.ts';
import {
  isGlue,
  type Lexicon,
  noisePhrases,
  telling as tellingTokens,
  type Wish,
  wishPhrases,
} from './lexicon/lexicon.ts';
import { fillerTokens } from './lexicon/tokens.ts';
import { findPlace, type Place } from './place-in-text.ts';
import type { SearchedPlace } from './places.ts';
import { type Correction, isCalledSo, read, type Word } from './reading.ts';
import { type Concept, kinds } from './words/format.ts';
import { stem } from './words/stem.ts';

export interface MeantCategory {
  slug: string;
  /** 1: the strongest */
  weight: number;
}

/**
 * The meaning of a search text (docs/product/search.md, SRCH-100 on). The code is pure: the same on the server and on
 * the device.
 */
export interface Understood {
  /** the categories within 55 % of the strongest, the strongest first */
  categories: readonly MeantCategory[];
  place: SearchedPlace | null;
  /** asked for places around it too */
  around: boolean;
  wishes: readonly Wish[];
  /** the words that count, each with its stem and its synonyms */
  slots: readonly (readonly string[])[];
  /** stems of all meant words, also the trade's; if there is only a place, the stems of its name */
  said: readonly string[];
  /** whether a word is not in the lexicon but in services: a person's name, or a rare thing */
  named: boolean;
  /** no form of the lexicon was met: single words alone speak for the categories */
  guessed: boolean;
  corrected: readonly Correction[];
  /** the trade that is meant and has no category, with the slugs of related ones */
  absent: { trade: string; related: readonly string[] } | null;
  /** no service is looked for: goods, jobs, news */
  isNoise: boolean;
  /** slugs of the likeliest categories beside the first; none for a plain trade (rule SRCH-154) */
  alternatives: readonly string[];
  /** words that neither the lexicon nor any service knows, as they are typed */
  unknown: readonly string[];
  /** the search text as it was understood, when it was corrected */
  text: string;
  /** parts that a person may take out, and the text without them */
  chips: readonly Chip[];
}

export interface Chip {
  kind: 'category' | 'place' | 'wish';
  value: string;
  without: string;
}

export interface Ears {
  lexicon: Lexicon;
  /** in how many services a word occurs, up to 3: a word of many, or a person's name, is never corrected */
  services?: (word: string) => number;
  /** takes the words as they are typed */
  exact?: boolean;
  /** the slug of the category that a person says is meant */
  meant?: string | undefined;
}

const within = 0.55;
/** The weight below which a search with otherwise unknown words means nothing. */
const weakest = 1.5;
const mostSlots = 4;
const mostAlternatives = 6;
/** Words that begin with this number of equal letters have one root. */
const root = 4;

/** Returns what a search text means. */
export function understand(text: string, { lexicon, services = () => 0, exact = false, meant }: Ears): Understood {
  const { typed, words, corrected } = read(text, lexicon, services, exact);
  const knows = (word: string) => services(word) > 0;
  const place = findPlace(words, lexicon, (word) => services(word) >= isCalledSo);
  const rest = words.filter((word) => !place?.words.has(word));
  const said = findWishes(rest);
  const tokens = tellingTokens(rest.map(({ text }) => text));
  const stems = new Set(rest.map(({ text }) => stem(text)));
  const intents = intentsOf({ tokens, stems, lesser: asideOf(rest, lexicon) }, lexicon);
  const likely = rank(intents.categories, lexicon);
  const strongest = likely[0]?.pull ?? 0;
  // among all categories, also closed ones: a word that means a closed category means no other
  const best = Math.max(0, ...intents.categories.values());
  const ranked = likely.filter(({ pull }) => pull >= best * within);
  const left = rest.filter(
    (word) => !isGlue(word.text) && !fillerTokens.has(lexicon.tokenOf(word.text)) && !said.words.has(word),
  );
  const unknown = left.filter(({ text }) => !lexicon.forms.has(lexicon.tokenOf(text)) && !knows(text));
  const isChosen = lexicon.categories.some(({ slug }) => slug === meant);
  const isNoise = !isChosen && isNoisy(rest, strongest >= kinds.object || intents.absent >= 0);
  const missing = intents.absent >= 0 && !isChosen ? absentTrades[intents.absent] : undefined;
  // numbers alone mean no trade, though one of them may be somebody's age
  const isNumbers = rest.every(({ text }) => /^\d+$/.test(text));
  const isStrange = unknown.length > 0 && strongest < weakest;
  // a word that only begins like a trade's word suggests that trade, but does not mean it
  const saysNone = intents.matched.length === 0 && left.every(({ text }) => !lexicon.forms.has(lexicon.tokenOf(text)));
  const saysNothing = saysNone && left.length === 0;
  const isNothing = isNoise || missing || isNumbers || isStrange || saysNone;
  const likeliest = isNothing ? [] : ranked.map(({ slug, pull }) => ({ slug, weight: pull / strongest }));
  const categories = isChosen && meant ? [{ slug: meant, weight: 1 }] : likeliest;
  const telling = left.length > 0 ? left : place ? [] : rest.filter(({ text }) => !isGlue(text));
  const slots = slotsOf(telling, { lexicon, intents, knows, hasCategory: categories.length > 0 });
  return {
    categories,
    place: place?.place ?? null,
    around: place?.around ?? false,
    wishes: [...new Set(said.phrases.map(({ wish }) => wish))],
    slots,
    said: saidOf(telling, { lexicon, knows, place, hasCategory: categories.length > 0 }),
    guessed: intents.matched.length === 0,
    named: telling.some(({ text }) => !lexicon.forms.has(lexicon.tokenOf(text)) && knows(text)),
    corrected,
    absent: missing && !isNoise ? { trade: missing.name, related: missing.related } : null,
    isNoise,
    alternatives:
      isNoise || missing || isNumbers || saysNothing
        ? []
        : alternativesOf(left, { lexicon, intents, likely, first: categories[0] }),
    unknown: unknown.flatMap(({ from }) => typed[from] ?? []),
    text: words.map((word) => word.text).join(' '),
    chips: chipsOf({ typed, place, said, categories, rest, intents, lexicon }),
  };
}

/** Returns the open categories that anything speaks for, the likeliest first. */
function rank(categories: Intents['categories'], lexicon: Lexicon) {
  const all = lexicon.categories.map(({ slug }) => ({ slug, pull: categories.get(slug) ?? 0 }));
  return all.filter(({ pull }) => pull > 0).sort((a, b) => b.pull - a.pull || (a.slug < b.slug ? -1 : 1));
}

/** The number of likeliest categories that the page shows for a search, including the first. */
const mostLikely = 3;

interface Likely extends Pick<Context, 'lexicon' | 'intents'> {
  likely: readonly { slug: string }[];
  first: MeantCategory | undefined;
}

/** Returns the other possible meanings of a search; an empty list when every word names the trade. */
function alternativesOf(left: readonly Word[], { lexicon, intents, likely, first }: Likely): string[] {
  const names = intents.matched.filter(
    ({ concept }) => concept?.kind === 'trade' && first && first.slug in concept.weights,
  );
  const said = new Set(names.flatMap(({ tokens }) => tokens));
  if (first && left.every(({ text }) => said.has(lexicon.tokenOf(text)))) return [];
  const others = likely.map(({ slug }) => slug).filter((slug) => slug !== first?.slug);
  return others.slice(0, first ? mostLikely - 1 : mostLikely);
}

interface Said {
  phrases: readonly { wish: Wish; words: readonly Word[] }[];
  words: ReadonlySet<Word>;
}

function findWishes(all: readonly Word[]): Said {
  const taken = new Set<Word>();
  const phrases: { wish: Wish; words: Word[] }[] = [];
  const texts = new Set(all.map(({ text }) => text));
  for (const [phrase, wish] of wishPhrases) {
    if (!phrase.every((one) => texts.has(one))) continue;
    for (let at = 0; at + phrase.length <= all.length; at += 1) {
      const words = all.slice(at, at + phrase.length);
      if (!words.every((word, nth) => word.text === phrase[nth] && !taken.has(word))) continue;
      phrases.push({ wish, words });
      for (const word of words) taken.add(word);
    }
  }
  return { phrases, words: taken };
}

const longestNoise = 4;
const noiseBeginnings = new Set([...noisePhrases.keys()].map((phrase) => phrase.split(' ')[0]));

function isNoisy(all: readonly Word[], isMeant: boolean): boolean {
  return all.some(({ text }, at) => {
    let phrase = '';
    const most = noiseBeginnings.has(text) ? longestNoise : 0;
    return all.slice(at, at + most).some((word) => {
      phrase = phrase ? `${phrase} ${word.text}` : word.text;
      const noise = noisePhrases.get(phrase);
      return noise === 'sure' || (noise === 'maybe' && !isMeant);
    });
  });
}

interface Context {
  lexicon: Lexicon;
  intents: Intents;
  knows: (word: string) => boolean;
  hasCategory: boolean;
}

/**
 * The words that services should say. With a category these are the known words besides the trade, each with the other
 * words of its concept; without a category all words, as they are.
 */
function slotsOf(left: readonly Word[], { lexicon, intents, knows, hasCategory }: Context): string[][] {
  const slots = new Map<string, string[]>();
  for (const { text } of left) {
    const token = lexicon.tokenOf(text);
    const plain = stem(text);
    if (!hasCategory) {
      slots.set(plain, [plain]);
      continue;
    }
    const single = intents.matched.filter(({ tokens }) => tokens.length === 1 && tokens[0] === token);
    if (single.some(({ concept }) => concept?.kind === 'trade')) continue;
    if (!lexicon.forms.has(token) && !knows(text)) continue;
    // other words of the concept are not the same thing, except where they share a root: destape, destapar
    const kin = single
      .flatMap(({ concept }) => (concept ? singleWords(concept) : []))
      .filter((form) => form.slice(0, root) === text.slice(0, root));
    const alternatives = [plain, token, ...kin.map(stem)];
    slots.set(token, [...new Set(alternatives)].slice(0, mostAlternatives));
  }
  return [...slots.values()].slice(0, hasCategory ? mostSlots : undefined);
}

const folded = new WeakMap<Concept, readonly string[]>();

/** Returns the forms of a concept that are one word, folded. */
function singleWords(concept: Concept): readonly string[] {
  const known = folded.get(concept) ?? concept.forms.map(fold).filter((form) => !/[ -]/.test(form));
  folded.set(concept, known);
  return known;
}

function saidOf(
  telling: readonly Word[],
  { lexicon, knows, place, hasCategory }: Omit<Context, 'intents'> & { place: Place | null },
): string[] {
  if (telling.length === 0) return place ? place.name.map(stem) : [];
  const counts = ({ text }: Word) => !hasCategory || lexicon.forms.has(lexicon.tokenOf(text)) || knows(text);
  return [...new Set(telling.filter(counts).map(({ text }) => stem(text)))];
}

interface ChipContext {
  typed: readonly string[];
  place: Place | null;
  said: Said;
  categories: readonly MeantCategory[];
  rest: readonly Word[];
  intents: Intents;
  lexicon: Lexicon;
}

function chipsOf({ typed, place, said, categories, rest, intents, lexicon }: ChipContext): Chip[] {
  const without = (words: Iterable<Word>) => {
    const gone = new Set([...words].map(({ from }) => from));
    return typed.filter((_, at) => !gone.has(at)).join(' ');
  };
  const trade = rest.filter(({ text }) => intents.explained.has(lexicon.tokenOf(text)));
  const chips: Chip[] = categories
    .slice(0, 2)
    .map(({ slug }) => ({ kind: 'category', value: slug, without: without(trade) }));
  if (place) chips.push({ kind: 'place', value: place.place.text, without: without(place.words) });
  for (const wish of new Set(said.phrases.map((phrase) => phrase.wish))) {
    const words = said.phrases.filter((phrase) => phrase.wish === wish).flatMap((phrase) => phrase.words);
    chips.push({ kind: 'wish', value: wish, without: without(words) });
  }
  return chips;
}
