import { nameTerm } from '@tero/shared/rules/search/terms';
import { stem } from '@tero/shared/rules/search/words/stem';
import { second } from '@tero/shared/rules/time/durations';
import { noteMemory } from '../../../core/recording.ts';
import { type Changes, changesOf, type Reads } from '../../../db/changes.ts';
import type { Db } from '../../../db/schema/database.ts';
import { searchIndex } from '../../../search/search-index.ts';
import { searchRules } from '../../../search/search-rules.ts';

interface Counted {
  uses: number;
  reads: Reads;
  at: number;
}

/** How long a count holds where nobody was heard to write: so late at most is what a lost signal would have told. */
const freshFor = 10 * second;
const most = 5000;
const counted = new WeakMap<Changes, Map<string, Counted>>();

/**
 * Returns in how many services words stand that the lexicon does not know, up to `wellKnown`; of a name `isCalledSo`. On
 * Postgres to ask is a round trip more of a search, so that counts are kept until something is indexed.
 */
export async function usesOf(db: Db, words: readonly string[], now: Date): Promise<ReadonlyMap<string, number>> {
  if (words.length === 0) return new Map();
  const changes = changesOf(db);
  const kept = counted.get(changes) ?? new Map<string, Counted>();
  counted.set(changes, kept);
  const at = now.getTime();
  const holds = (one: Counted | undefined) =>
    one !== undefined && Math.abs(at - one.at) < freshFor && changes.isUnchanged(one.reads);
  const asked = words.filter((word) => !holds(kept.get(word)));
  if (asked.length > 0) {
    const { result, reads } = await changes.record(() => count(db, asked));
    for (const [word, uses] of result) kept.set(word, { uses, reads, at });
  }
  noteMemory(Math.min(...words.map((word) => kept.get(word)?.at ?? at)) + freshFor, ['service_search']);
  const uses = new Map(words.map((word) => [word, kept.get(word)?.uses ?? 0]));
  if (kept.size > most) kept.clear();
  return uses;
}

async function count(db: Db, words: readonly string[]): Promise<[string, number][]> {
  const { isCalledSo, wellKnown } = await searchRules();
  const stems = words.map(stem);
  const counts = await searchIndex(db).uses(db, [...stems.map(nameTerm), ...stems], wellKnown);
  return words.map((word, at) => {
    const [asName = 0, inTexts = 0] = [counts[at], counts[words.length + at]];
    const inEnough = inTexts === wellKnown ? wellKnown : Math.min(inTexts, 1);
    return [word, asName > 0 ? isCalledSo : inEnough];
  });
}
