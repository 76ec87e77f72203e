import type { Concept } from '../words/format.ts';

/** The words of a form and its concept; without one it is of a trade that no category stands for. */
interface Said {
  tokens: readonly string[];
  concept: Pick<Concept, 'weights'> | null;
}

/** Naive Bayes: what single words say of each class. */
export interface Bayes {
  /** slugs of what forms mean, and `noCategory` */
  classes: readonly string[];
  /** the log-likelihood of a word by class, less their mean; undefined: no form has it, or a word that begins so */
  evidenceOf(token: string): readonly number[] | undefined;
}

/** The class of all trades without a category. */
export const noCategory = '';

const smoothing = 0.5;
const beginning = 5;

/** Kinds of words and denials are no words. */
const isWord = (token: string) => !token.startsWith('*') && !token.startsWith('(');
/** A word counts by itself and by its beginning, which others of its family share. */
const beginningOf = (token: string) => `${token.slice(0, beginning)}-`;

/**
 * Counts the words of all forms by class, so that words also count in combinations that no form has. A class with many
 * forms is no likelier than others, and a class with few forms is not likely for words that none of its forms has.
 */
export function bayesOf(all: readonly Said[]): Bayes {
  const classes = [noCategory];
  const counts = new Map<string, number[]>();
  const shares = new Map<Said['concept'], readonly (readonly [number, number])[]>();
  for (const { tokens, concept } of all) {
    const parts = shares.get(concept) ?? sharesOf(concept?.weights ?? { [noCategory]: 1 }, classes);
    shares.set(concept, parts);
    for (const token of tokens) if (isWord(token)) for (const [nth, part] of parts) add(counts, token, nth, part);
  }
  const begun = new Map<string, number[]>();
  for (const [token, row] of counts)
    for (const nth in row) add(begun, beginningOf(token), Number(nth), row[nth] as number);
  const features = counts.size + begun.size;
  const sizes = classes.map((_, nth) => 2 * sumOf([...counts.values()].map((row) => row[nth] ?? 0)));
  const usual = sumOf(sizes) / sizes.length;
  const logs = sizes.map((size) => Math.log(Math.max(size, usual) + smoothing * features));
  return {
    classes,
    evidenceOf(token) {
      const rows = [counts.get(token), begun.get(beginningOf(token))].filter((row) => row !== undefined);
      if (rows.length === 0) return undefined;
      const likely = logs.map((log, nth) => sumOf(rows.map((row) => Math.log((row[nth] ?? 0) + smoothing) - log)));
      const mean = sumOf(likely) / likely.length;
      return likely.map((one) => one - mean);
    },
  };
}

/** Returns the places of classes, new ones added, and how much of a form is each one's. */
function sharesOf(weights: Readonly<Record<string, number>>, classes: string[]) {
  const whole = sumOf(Object.values(weights));
  return Object.entries(weights).map(([slug, weight]) => {
    const at = classes.indexOf(slug);
    return [at < 0 ? classes.push(slug) - 1 : at, weight / whole] as const;
  });
}

/** Rows are sparse: most words stand in forms of few classes. */
function add(rows: Map<string, number[]>, feature: string, nth: number, part: number): void {
  const row = rows.get(feature);
  if (row) row[nth] = (row[nth] ?? 0) + part;
  else {
    const fresh: number[] = [];
    fresh[nth] = part;
    rows.set(feature, fresh);
  }
}

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
