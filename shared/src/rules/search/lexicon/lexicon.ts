import { once } from '../../../once.ts';
import { otherTrade } from '../../services/other-trade.ts';
import { fold, slug as slugOf, words } from '../../text/text.ts';
import { type Concept, kinds } from '../words/format.ts';
import { allConcepts } from './all.ts';
import { type Bayes, bayesOf } from './bayes.ts';
import { absent } from './general/absent.ts';
import { abbreviations, fillers, noise, wishes } from './general/spoken.ts';
import { fillerTokens, tokenOf } from './tokens.ts';

export type Wish = 'hoy' | 'urgente' | 'noche' | 'finde' | 'barato' | 'remoto' | 'domicilio';

/** A category as the search knows it while running: it has words of its own, beside the lexicon's words. */
export interface KnownCategory {
  id: number;
  slug: string;
  name: string;
  /** the name of its group, which stands for all categories in it */
  group?: string;
  /** aliases, and words that administrators have added */
  aliases: readonly string[];
  /** searches that an administrator assigned to it (rule SRCH-146) */
  learned?: readonly string[];
}

/** The weight of a learned form, above a trade's: an administrator's decision wins over the lexicon's own words. */
const learnedWeight = 6;

/** A form of a concept or an absent trade: its telling tokens, in any order. */
export interface Form {
  text: string;
  tokens: readonly string[];
  concept: Concept | null;
  /** number in `absent`; -1: a concept's */
  absent: number;
  /** the pull towards a category, before the concept's own weights; towards an absent trade as it is */
  strength: number;
  /** which was made first */
  order: number;
}

export interface Lexicon {
  categories: readonly KnownCategory[];
  /** forms by each of their tokens */
  forms: ReadonlyMap<string, readonly Form[]>;
  /** each form once, by its rarest token: a search for forms then reads few */
  formsByRarest: ReadonlyMap<string, readonly Form[]>;
  /** folded word → the word as it is written, for all words that a correction may lead to */
  vocabulary: ReadonlyMap<string, string>;
  /** what single words say, counted by the first search that asks */
  bayes(): Bayes;
  tokenOf(word: string): string;
  isKnown(word: string): boolean;
}

const glue = new Set(
  fillers
    .filter(([group]) => group === 'glue')
    .flatMap(([, all]) => all)
    .flatMap(words),
);
export const isGlue = (word: string) => glue.has(word);

export const shortened: ReadonlyMap<string, string> = new Map(
  abbreviations.flatMap(([meant, all]) => all.map((short) => [words(short).join(' '), meant] as const)),
);
const longestShortened = 4;
/** Writes out what people shorten, and says which of the words it comes from: `profe` → profesor. */
export function writtenOut(typed: readonly string[]): { text: string; from: number }[] {
  const written: { text: string; from: number }[] = [];
  for (let at = 0; at < typed.length; ) {
    const phrase = (count: number) => typed.slice(at, at + count).join(' ');
    let length = longestShortened;
    while (length > 0 && !shortened.has(phrase(length))) length -= 1;
    const meant = length > 0 ? shortened.get(phrase(length)) : typed[at];
    for (const text of (meant ?? '').split(' ')) written.push({ text, from: at });
    at += length || 1;
  }
  return written;
}

/** Phrases, the longest first, that say a wish. */
export const wishPhrases: readonly (readonly [string[], Wish])[] = wishes
  .flatMap(([wish, all]) => all.map((phrase) => [words(phrase), wish as Wish] as const))
  .sort(([a], [b]) => b.length - a.length);
/** Phrases of people who do not look for a service, and whether searches for a service may have them too. */
export const noisePhrases: ReadonlyMap<string, 'sure' | 'maybe'> = new Map(
  noise.flatMap(([group, all]) =>
    all.map((phrase) => [words(phrase).join(' '), group.startsWith('maybe') ? 'maybe' : 'sure'] as const),
  ),
);
const denials = new Set(['no', 'sin', 'ni']);
const negations = new Set('no sin ni nunca nada tampoco dejo poco poca mal'.split(' '));
/** The token of forms and searches that say that something is not so. */
export const denied = '(no)';

/** Folded, `uñas` is an article; an article has something after it, and none before. */
const isNails = (all: readonly string[], at: number) =>
  all[at] === 'unas' &&
  (at === all.length - 1 || /^(las|mis|sus|tus|de|manos|pies|hacer|corte)$/.test(all[at - 1] ?? ''));

/** Returns the tokens that count in forms. A negation counts too. */
export function telling(all: readonly string[]): string[] {
  const plain = all.filter((word, at) => !glue.has(word) || isNails(all, at));
  const tokens = (plain.length ? plain : all).map(tokenOf);
  return [...new Set(plain.length > 0 && all.some((word) => negations.has(word)) ? [...tokens, denied] : tokens)];
}

/** How many forms there are, of all lexicons. */
let made = 0;
/** The forms of all lexicons, made with the first lexicon, because a start needs none. */
const shared = once(() => ({
  fixed: allConcepts.flatMap((concept) => concept.forms.map((text) => formOf(text, concept, -1))),
  ofAbsent: absent.flatMap(({ forms, things }, at) => [
    ...forms.map((text) => formOf(text, null, at, kinds.trade)),
    ...things.map((text) => formOf(text, null, at, kinds.object)),
  ]),
}));

/**
 * Makes the lexicon with the existing categories; a category that no word of the lexicon means has its name. If a trade
 * without a category now has a category of that name, all its words lead there. 'Otro trabajo' has only words that it
 * was taught.
 */
export function lexiconOf(categories: readonly KnownCategory[]): Lexicon {
  const { fixed, ofAbsent } = shared();
  const opened = openedBy(categories);
  const own = categories.flatMap(({ slug, name, aliases, learned = [] }) => {
    const said = slug === otherTrade ? [] : [name, ...aliases];
    const concept: Concept = { kind: 'trade', weights: { [slug]: kinds.trade }, forms: said };
    const names = concept.forms.map((text) => formOf(text, concept, -1));
    const taught: Concept = { kind: 'trade', weights: { [slug]: learnedWeight }, forms: learned };
    names.push(...learned.map((text) => formOf(text, taught, -1)));
    return described.has(slug) ? names : [...names, ...eachWord(concept)];
  });
  const groups = new Map<string, Record<string, number>>();
  for (const { group, slug } of categories)
    if (group && slug !== otherTrade) groups.set(group, { ...groups.get(group), [slug]: kinds.trade });
  for (const [text, weights] of groups) own.push(formOf(text, { kind: 'trade', weights, forms: [text] }, -1));
  own.push(...[...opened].flatMap(([at, slug]) => formsOfOpened(at, slug)));
  const missing = ofAbsent.filter(({ absent }) => !opened.has(absent));
  const forms = new Map<string, Form[]>();
  const vocabulary = new Map<string, string>();
  for (const form of [...fixed, ...missing, ...own]) {
    for (const token of form.tokens) {
      if (token === denied) continue;
      pushTo(forms, token, form);
    }
    for (const written of form.text.split(/[\s-]+/)) {
      const word = fold(written);
      if (word.length >= 4 && !glue.has(word) && !vocabulary.has(word)) vocabulary.set(word, written);
    }
  }
  const formsByRarest = new Map<string, Form[]>();
  for (const form of [...fixed, ...missing, ...own]) {
    const token = rarestOf(form, forms);
    if (token !== undefined) pushTo(formsByRarest, token, form);
  }
  const isKnown = (word: string) =>
    forms.has(tokenOf(word)) || fillerTokens.has(tokenOf(word)) || shortened.has(word) || others.has(word);
  const bayes = once(() => bayesOf([...fixed, ...missing, ...own]));
  return { categories, forms, formsByRarest, vocabulary, bayes, tokenOf, isKnown };
}

function pushTo(lists: Map<string, Form[]>, token: string, form: Form): void {
  const list = lists.get(token);
  if (list) list.push(form);
  else lists.set(token, [form]);
}

/** Returns the rarest token of a form. */
function rarestOf({ tokens }: Form, forms: ReadonlyMap<string, readonly Form[]>): string | undefined {
  const count = (token: string) => forms.get(token)?.length ?? 0;
  return tokens.filter((token) => token !== denied).sort((a, b) => count(a) - count(b))[0];
}

/** Returns the trades that now have a category: number in `absent` → slug. */
function openedBy(categories: readonly KnownCategory[]): ReadonlyMap<number, string> {
  const bySlug = new Map(
    categories.flatMap(({ slug, name }) => [slug, slugOf(name)].map((key) => [key, slug] as const)),
  );
  return new Map(
    absent.flatMap(({ name }, at) => {
      const slug = bySlug.get(slugOf(name));
      return slug === undefined ? [] : [[at, slug] as const];
    }),
  );
}

function formsOfOpened(at: number, slug: string): Form[] {
  const { forms = [], things = [] } = absent[at] ?? {};
  const [trade, object] = [forms, things].map((all, nth): Concept => {
    const kind = nth === 0 ? 'trade' : 'object';
    return { kind, weights: { [slug]: kinds[kind] }, forms: [...all] };
  }) as [Concept, Concept];
  return [trade, object].flatMap((concept) => concept.forms.map((text) => formOf(text, concept, -1)));
}

/** The slugs that the lexicon describes. To other categories any word of their name leads. */
const described = new Set(allConcepts.flatMap(({ weights }) => Object.keys(weights)));

function eachWord({ forms, weights }: Concept): Form[] {
  const weaker = Object.fromEntries(Object.keys(weights).map((slug) => [slug, kinds.object]));
  const concept: Concept = { kind: 'object', weights: weaker, forms: forms.flatMap((text) => words(text)) };
  return concept.forms.filter((word) => !glue.has(word)).map((word) => formOf(word, concept, -1));
}

/** Words of wishes and noise: nobody corrects them. */
const others = new Set([...wishPhrases.flatMap(([phrase]) => phrase), ...[...noisePhrases.keys()].flatMap(words)]);

function formOf(form: string, concept: Concept | null, at: number, weight = 1): Form {
  const kindsOf = form.match(/\*[a-z]+/g) ?? [];
  const text = form.replaceAll('*', '');
  // abbreviations are written out, as in searches
  const plain = writtenOut(words(form.replace(/\*[a-z]+/g, ''))).map(({ text }) => text);
  const own = plain.length > 0 && !plain.every((word) => denials.has(word)) ? telling(plain) : [];
  const isDenied = kindsOf.length > 0 && plain.some((word) => denials.has(word));
  const tokens = [...new Set([...own, ...kindsOf, ...(isDenied ? [denied] : [])])];
  const count = tokens.filter((token) => token !== denied).length;
  made += 1;
  return { text, tokens, concept, absent: at, strength: weight * (1 + 0.3 * (count - 1)), order: made };
}
