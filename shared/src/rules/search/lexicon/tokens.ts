import { places } from '../../places/places.ts';
import { words } from '../../text/text.ts';
import { inflectionsOf } from '../words/inflections.ts';
import { barelyOf, infinitivesOf, plainOf } from '../words/roots.ts';
import { stem } from '../words/stem.ts';
import { allConcepts } from './all.ts';
import { absent } from './general/absent.ts';
import { classes } from './general/classes.ts';
import { ordinary } from './general/ordinary.ts';
import { ordinaryMore } from './general/ordinary-more.ts';
import { fillers } from './general/spoken.ts';

const everyText = [
  ...allConcepts.flatMap(({ forms }) => forms),
  ...absent.flatMap(({ forms, things }) => [...forms, ...things]),
  ...fillers.flatMap(([, all]) => all),
  ...classes.flatMap(([, all]) => all),
];
/** Each word of them once: most stand in many forms. */
const everyWord: ReadonlySet<string> = new Set(everyText.flatMap(words));
/** Inflected words → the stem of their infinitive. */
const inflected = new Map<string, string>();
for (const verb of everyWord) {
  if (!/[aei]r$/.test(verb)) continue;
  for (const word of inflectionsOf(verb)) if (!inflected.has(word)) inflected.set(word, stem(verb));
}
// folded, `uñas` would be a form of unir
inflected.delete('unas');
const plainToken = (word: string) => inflected.get(word) ?? stem(word);

export const fillerTokens: ReadonlySet<string> = new Set(
  fillers.flatMap(([, all]) => all.flatMap(words)).map(plainToken),
);
/** Words that mean no trade and are no slips either. */
const ordinaryStems: ReadonlySet<string> = new Set(
  words(ordinary + ordinaryMore).flatMap((word) => [word, ...inflectionsOf(word)].map(stem)),
);
const ordinaryVerbs: ReadonlySet<string> = new Set(words(ordinary).filter((word) => /[aei]r$/.test(word)));
export const isOrdinary = (word: string) => ordinaryStems.has(stem(word)) || ordinaryStems.has(tokenOf(word));

/** Tokens of single words that forms are made of. */
const written: ReadonlySet<string> = new Set([...everyWord].map(plainToken));
const isWritten = (word: string) => written.has(plainToken(word));
const isVerb = (word: string) => isWritten(word) || ordinaryVerbs.has(word);
const tokens = new Map<string, string>();
const mostTokens = 10_000;
const inPlaces: ReadonlySet<string> = new Set(places.flatMap(({ name }) => words(name)));
const isPlace = (word: string) => inPlaces.has(word) || inPlaces.has(`${word}s`);

/** Matches diminutives: they count as their base word, even if the diminutive is listed too. */
const dear = /^.{3,}it[oa]s?$/;
const notDear = new Set(words('granito circuito señorita mosquito carrito bonito visita evita').map(stem));

/** Returns the token of a word: the token of the lexicon's word of which it is a form, or else its own stem. */
export function tokenOf(word: string): string {
  const found = tokens.get(word);
  if (found !== undefined) return found;
  const token = readToken(word);
  if (tokens.size >= mostTokens) tokens.clear();
  tokens.set(word, token);
  return token;
}

function readToken(word: string): string {
  const own = plainToken(word);
  if (word.length < 4 || isPlace(word)) return own;
  const plain = dear.test(word) && !notDear.has(stem(word)) && plainOf(word)[0];
  if (plain && everyWord.has(plain)) return plainToken(plain);
  if (written.has(own) || ordinaryStems.has(own)) return own;
  return plainToken(rootOf(word) ?? word);
}

function rootOf(word: string): string | undefined {
  const plain = plainOf(word);
  return (
    plain.find(isWritten) ??
    infinitivesOf(word).find(isVerb) ??
    plain.flatMap(infinitivesOf).find(isVerb) ??
    barelyOf(word).find((rest) => isWritten(rest) || infinitivesOf(rest).some(isVerb))
  );
}

/** Token → the classes that its word is of, as tokens. */
const classesOf = new Map<string, string[]>();
for (const [name, all] of classes) {
  for (const token of new Set(all.flatMap(words).map(plainToken)))
    classesOf.set(token, [...(classesOf.get(token) ?? []), `*${name}`]);
}
/** Returns tokens with the classes of their words. */
export function withClasses(all: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const members = new Map<string, string[]>();
  for (const token of all) {
    for (const name of classesOf.get(token) ?? []) members.set(name, [...(members.get(name) ?? []), token]);
  }
  return members;
}
