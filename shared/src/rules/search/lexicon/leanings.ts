import type { Concept } from '../words/format.ts';

/** What is read of a form. */
interface Said {
  tokens: readonly string[];
  concept: Pick<Concept, 'weights'> | null;
  absent: number;
}

/** Of a trade without a category: its number. */
export type Meaning = string | number;

/** Where a word leans: how much it stands in forms of one meaning rather than of others, 0 to 1. */
export type Leaning = readonly (readonly [Meaning, number])[];

/** So many forms with a word say surely what it is about; one alone says little more than half. */
const doubt = 0.7;
const least = 0.12;

/**
 * Reads off the forms what their single words are about: `resumidero` stands only in forms of one category. So words
 * lean somewhere in company that no form has.
 */
export function leaningsOf(all: Iterable<Said>): ReadonlyMap<string, Leaning> {
  const counts = new Map<string, Map<Meaning, number>>();
  for (const form of all) {
    const meanings: [Meaning, number][] = form.concept ? Object.entries(form.concept.weights) : [[form.absent, 1]];
    const whole = meanings.reduce((sum, [, weight]) => sum + weight, 0);
    for (const token of form.tokens) {
      if (token.startsWith('*')) continue;
      const of = counts.get(token) ?? new Map<Meaning, number>();
      counts.set(token, of);
      for (const [meaning, weight] of meanings)
        of.set(meaning, (of.get(meaning) ?? 0) + weight / whole / form.tokens.length ** 0.5);
    }
  }
  return new Map(
    [...counts].map(([token, of]) => {
      const total = [...of.values()].reduce((sum, one) => sum + one, 0);
      const known = total / (total + doubt);
      const leaning = [...of].map(([meaning, count]) => [meaning, (count / total) ** 1.5 * known] as const);
      return [token, leaning.filter(([, share]) => share >= least)] as const;
    }),
  );
}
