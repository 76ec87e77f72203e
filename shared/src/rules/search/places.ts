import neighbours from '../../../data/neighbours.json' with { type: 'json' };
import { country, type Location, locationText } from '../places/coverage.ts';
import { places } from '../places/places.ts';
import { fold, words } from '../text/text.ts';
import { departmentRegions, likely, nicknames, regions } from './place-names.ts';
import { stem } from './words/stem.ts';

/**
 * A place in a search, as coverage texts (rules/places/coverage): a provider who serves the place covers one of these.
 */
export interface SearchedPlace {
  /** the place as people read it */
  text: string;
  own: readonly string[];
  /** the places inside it: providers may serve one of them */
  parts: readonly string[];
  /** departments that were asked for whole: everything inside counts */
  inside: readonly string[];
  /** the places around it: its department, and a town of several balnearios */
  wider: readonly string[];
  /** coverage texts of places beside it, to complete a short list; for a department, whole departments */
  near: readonly string[];
  nearInside: readonly string[];
  /** the same name elsewhere */
  others: readonly string[];
}

const byName = new Map<string, SearchedPlace>();
/** Longer names also as they are half remembered: `pocito`, `la florestas`. */
const byStems = new Map<string, SearchedPlace>();
const shortestStemmed = 6;
/** Folded words of place names → as they are written. */
export const placeWords = new Map<string, string>();

const regionOf = (area: string) =>
  regions.find(
    ([name, list]) => area.endsWith(', Canelones') && (list.includes(nameOf(area)) || name === nameOf(area)),
  );
const nameOf = (area: string) => area.split(', ')[0] ?? area;
const keyOf = (name: string) => words(name).join(' ');

function beside(department: string, name: string): string[] {
  const table = (neighbours as Record<string, Record<string, string[]>>)[department] ?? {};
  const from = Object.entries(table).filter(([, list]) => list.includes(name));
  return [...new Set([...(table[name] ?? []), ...from.map(([other]) => other)])];
}

function placeOf(location: Location, others: readonly Location[]): SearchedPlace {
  const { name, department } = location;
  const elsewhere = others.filter((other) => other !== location).map(locationText);
  if (location.type === 'country')
    return { text: country, own: [], parts: [], inside: [], wider: [], near: [], nearInside: [], others: [] };
  if (location.type === 'department' || department === null) {
    const none = { own: [], parts: [], wider: [], near: [] };
    return { ...none, text: name, inside: [name], nearInside: beside(country, name), others: elsewhere };
  }
  const text = locationText(location);
  const within = (names: readonly string[]) => names.map((one) => `${one}, ${department}`);
  const region = regionOf(text);
  // a provider who serves Ciudad de la Costa also serves Solymar, a part of it
  const isWhole = region?.[0] === name;
  const parts = isWhole ? within(region[1].filter((one) => one !== name)) : [];
  const around = region?.[0] === 'Ciudad de la Costa' && !isWhole ? within([region[0]]) : [];
  const near = within(beside(department, name)).filter((area) => ![...parts, ...around].includes(area));
  const wider = [...around, department];
  return { text, own: [text], parts, inside: [], wider, near, nearInside: [], others: elsewhere };
}

function add(name: string, place: SearchedPlace): void {
  byName.set(keyOf(name), place);
  const stemmed = words(name).map(stem).join(' ');
  if (name.length >= shortestStemmed && !byStems.has(stemmed)) byStems.set(stemmed, place);
  for (const written of name.split(/[\s-]+/)) {
    const word = fold(written);
    if (word.length >= 4 && /^[a-z]+$/.test(word) && !placeWords.has(word)) placeWords.set(word, written);
  }
}

const named = new Map<string, Location[]>();
for (const place of places) {
  if (place.type === 'country') continue;
  const key = keyOf(place.name);
  named.set(key, [...(named.get(key) ?? []), place]);
}
const byText = new Map(places.map((place) => [locationText(place), place]));
for (const [key, all] of named) {
  const department = likely[key] ?? 'Montevideo';
  const best =
    all.find(({ type }) => type === 'department') ?? all.find((one) => one.department === department) ?? all[0];
  if (!best) continue;
  add(best.name, placeOf(best, all));
  // with its department behind it, each of them
  for (const one of all)
    if (one.type === 'neighborhood') byName.set(`${key} ${keyOf(one.department ?? '')}`, placeOf(one, []));
}
for (const [area, names] of nicknames) {
  const location = byText.get(area.trim());
  if (location) for (const name of names) add(name, placeOf(location, []));
}
for (const [name, list] of regions) {
  if (byName.has(keyOf(name))) continue;
  const own = list.map((one) => `${one}, Canelones`);
  add(name, { text: name, own, inside: [], parts: [], wider: ['Canelones'], near: [], nearInside: [], others: [] });
}
for (const [text, list] of departmentRegions) {
  const last = list.at(-1)?.split(' / ') ?? [];
  const inside = last.slice(1);
  for (const name of [...list.slice(0, -1), last[0] ?? '']) {
    add(name, { text, own: [], parts: [], inside, wider: [], near: [], nearInside: [], others: [] });
  }
}

/** Spoken and shortened forms of longer names, unless a place has that name: `paso e los toros`, `malvin n`. */
for (const [name, place] of [...byName]) {
  const said = name.replace(/ de (?=l[ao]s? )/, ' e ').replace(/( [ns])(?:orte|uev[ao]|ur)$/, '$1');
  if (!byName.has(said)) byName.set(said, place);
}

/** Returns the folded names of all places, also the names that people use for them. */
export function placeNames(): Iterable<string> {
  return byName.keys();
}

/** Stems of the words that names begin with: few searches have one, and each of their words is asked for. */
const beginnings = new Set([...byName.keys()].map((name) => stem(name.split(' ')[0] ?? '')));

/** Tells whether the name of a place may begin with a folded word. */
export function beginsPlace(word: string): boolean {
  return beginnings.has(stem(word));
}

/** Returns the place that folded words name, with single spaces between the words. */
export function placeNamed(name: string): SearchedPlace | undefined {
  return byName.get(name);
}

/** Finds a place by a half-remembered name. */
export function placeAlmostNamed(name: string): SearchedPlace | undefined {
  return byStems.get(name.split(' ').map(stem).join(' '));
}
