/**
 * The kinds of forms. Trades name the worker and count most; problems tell an event; objects, brands and hints (words
 * with other meanings too) count less.
 */
export const kinds = { trade: 3, problem: 2.5, object: 1.5, brand: 1.2, hint: 0.6 } as const;
export type Kind = keyof typeof kinds;

/** Words of one meaning: each of its forms means these categories. */
export interface Concept {
  kind: Kind;
  /** slug of a category → how strongly */
  weights: Readonly<Record<string, number>>;
  /** folded, as people write them; several words may stand in any order */
  forms: readonly string[];
}

/** A trade that no category stands for, with the slugs of categories that come near. */
export interface AbsentTrade {
  name: string;
  related: readonly string[];
  /** the worker, the work and the problem */
  forms: readonly string[];
  /** the object of the work, which other trades may handle too */
  things: readonly string[];
}

/**
 * Reads the lexicon of a category. A line is a concept: its kind, an optional weight, other categories that it may mean
 * (`+slug`, or `+slug=weight`), and after a colon its forms, separated by commas. Accents are optional; infinitives
 * stand for all their inflections (inflections.ts).
 */
export function concepts(category: string, text: string): Concept[] {
  return lines(text).map(({ head, forms }) => {
    const [kind = '', ...options] = head.split(/\s+/);
    if (!(kind in kinds)) throw new Error(`${category}: no kind ${kind} in "${head}"`);
    const own = options.find((option) => !option.startsWith('+'));
    const weight = own === undefined ? kinds[kind as Kind] : Number(own);
    const others = options.filter((option) => option.startsWith('+')).map((option) => other(option.slice(1), weight));
    return { kind: kind as Kind, weights: { [category]: weight, ...Object.fromEntries(others) }, forms };
  });
}

function other(option: string, weight: number): [string, number] {
  const [slug = '', given] = option.split('=');
  return [slug, given === undefined ? weight : Number(given)];
}

/**
 * Reads trades without a category: `Cerrajería > carpinteria, electricidad: cerrajero, copia de llaves`. A line below
 * that begins with `things` has what such a trade works on.
 */
export function absentTrades(text: string): AbsentTrade[] {
  const all: (AbsentTrade & { things: string[] })[] = [];
  for (const { head, forms } of lines(text)) {
    if (head === 'things') all.at(-1)?.things.push(...forms);
    else {
      const [name = '', related = ''] = head.split('>').map((part) => part.trim());
      all.push({ name, related: parts(related), forms, things: [] });
    }
  }
  return all;
}

/** Reads named lists of words: `hoy: hoy, para hoy, ahora`. */
export function named(text: string): [string, string[]][] {
  return lines(text).map(({ head, forms }) => [head, forms]);
}

function lines(text: string): { head: string; forms: string[] }[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const colon = line.indexOf(':');
      return { head: line.slice(0, colon).trim(), forms: parts(line.slice(colon + 1)) };
    });
}

const parts = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
