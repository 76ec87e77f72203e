import type { SavedSearch } from '@tero/shared/contract/saved-searches';
import { fold, slug } from '@tero/shared/rules/text/text';

/** Describes the part of a listing's state that can be saved. */
export interface SearchedFor {
  q: string | null;
  category: string | null;
  coverageArea: string | null;
}

/** Returns the saved search that is equivalent, regardless of spelling. */
export function findSame(saved: readonly SavedSearch[], sought: SearchedFor): SavedSearch | undefined {
  return saved.find(
    ({ q, category, coverageArea }) =>
      fold(q ?? '') === fold(sought.q ?? '') &&
      slug(category ?? '') === slug(sought.category ?? '') &&
      fold(coverageArea ?? '') === fold(sought.coverageArea ?? ''),
  );
}
