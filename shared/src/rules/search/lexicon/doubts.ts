import type { Concept } from '../words/format.ts';

/** What is read of a form. */
interface Said {
  tokens: readonly string[];
  concept: Concept | null;
  absent: number;
  strength: number;
}

const fewest = 4;
const least = 0.4;

/**
 * Weakens forms of one verb that other meanings use too: `tapar` alone is seldom more than a word of a sentence
 * (`tapar el verde que dejó el inquilino`). How much is read off the forms of several words.
 */
export function doubted<One extends Said>(all: readonly One[]): One[] {
  const users = new Map<string, One[]>();
  for (const form of all) {
    if (form.tokens.length === 1) continue;
    for (const token of form.tokens) users.set(token, [...(users.get(token) ?? []), form]);
  }
  return all.map((form) => {
    const [token = ''] = form.tokens;
    if (!form.concept || form.tokens.length > 1 || !/[aei]r$/.test(token)) return form;
    const others = users.get(token) ?? [];
    if (others.length < fewest) return form;
    const share = others.filter((other) => isAlike(other, form)).length / others.length;
    return { ...form, strength: form.strength * Math.max(least, share) };
  });
}

function isAlike(a: Said, b: Said): boolean {
  if (!a.concept || !b.concept) return a.concept === b.concept && a.absent === b.absent;
  const weights = b.concept.weights;
  return Object.keys(a.concept.weights).some((slug) => slug in weights);
}
