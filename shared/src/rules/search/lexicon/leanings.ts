import type { Concept } from '../words/format.ts';

/** The words of a form and its concept. */
interface Said {
  tokens: readonly string[];
  concept: Pick<Concept, 'weights'> | null;
  absent: number;
}

/** A category's slug, or the number of a trade without a category. */
export type Meaning = string | number;

/** The leaning of a word: how much more often it occurs in forms of one meaning than of others, 0 to 1. */
export type Leaning = readonly (readonly [Meaning, number])[];

/** The doubt about a word in few forms: a word in one form says little more than half. */
const doubt = 0.7;
const least = 0.12;

/**
 * Learns from the forms which meanings their single words suggest: `resumidero` occurs only in forms of one category.
 * So words suggest a meaning even in combinations that no form has.
 */
export function leaningsOf(all: Iterable<Said>): ReadonlyMap<string, Leaning> {
  const counts = new Map<string, Map<Meaning, number>>();
  const shares = new Map<unknown, Leaning>();
  for (const form of all) {
    const meanings = shares.get(form.concept) ?? (form.concept ? sharesOf(form.concept) : [[form.absent, 1] as const]);
    if (form.concept) shares.set(form.concept, meanings);
    const part = form.tokens.length ** -0.5;
    for (const token of form.tokens) {
      if (token.startsWith('*')) continue;
      const of = counts.get(token) ?? new Map<Meaning, number>();
      counts.set(token, of);
      for (const [meaning, share] of meanings) of.set(meaning, (of.get(meaning) ?? 0) + share * part);
    }
  }
  const sizes = new Map<Meaning, number>();
  for (const of of counts.values())
    for (const [meaning, count] of of) sizes.set(meaning, (sizes.get(meaning) ?? 0) + count);
  return new Map(
    [...counts].map(([token, of]) => {
      const total = [...of.values()].reduce((sum, one) => sum + one, 0);
      const known = total / (total + doubt);
      // a meaning with many forms contains more of any word
      const scaled = [...of].map(([meaning, count]) => [meaning, count / (sizes.get(meaning) ?? 1) ** 0.5] as const);
      const whole = scaled.reduce((sum, [, one]) => sum + one, 0);
      const leaning = scaled.map(([meaning, count]) => [meaning, (count / whole) ** 1.5 * known] as const);
      return [token, leaning.filter(([, share]) => share >= least)] as const;
    }),
  );
}

function sharesOf({ weights }: Pick<Concept, 'weights'>): Leaning {
  const all = Object.entries(weights);
  const whole = all.reduce((sum, [, weight]) => sum + weight, 0);
  return all.map(([slug, weight]) => [slug, weight / whole]);
}
