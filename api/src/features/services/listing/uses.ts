import { nameTerm } from '@tero/shared/rules/search/terms';
import { stem } from '@tero/shared/rules/search/words/stem';
import type { Db } from '../../../db/schema/database.ts';
import { searchIndex } from '../../../search/search-index.ts';
import { searchRules } from '../../../search/search-rules.ts';

/**
 * Returns the number of services, up to `wellKnown`, that contain each word unknown to the lexicon; `isCalledSo` marks
 * a provider's name.
 */
export async function usesOf(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (words.length === 0) return new Map();
  const { isCalledSo, wellKnown } = await searchRules();
  const stems = words.map(stem);
  const counts = await searchIndex(db).uses(db, [...stems.map(nameTerm), ...stems], wellKnown);
  return new Map(
    words.map((word, at) => {
      const [asName = 0, inTexts = 0] = [counts[at], counts[words.length + at]];
      const inEnough = inTexts === wellKnown ? wellKnown : Math.min(inTexts, 1);
      return [word, asName > 0 ? isCalledSo : inEnough];
    }),
  );
}
