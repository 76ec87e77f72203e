import type { SavedSearch } from '@tero/shared/contract/notifications';
import { fold, slug } from '@tero/shared/rules/text';

/** What a listing shows, as far as it can be saved. */
export interface SearchedFor {
  q: string | null;
  category: string | null;
  coverageArea: string | null;
}

/** The saved search that asks for the same, however it is written. */
export function findSame(saved: readonly SavedSearch[], sought: SearchedFor): SavedSearch | undefined {
  return saved.find(
    ({ q, category, coverageArea }) =>
      fold(q ?? '') === fold(sought.q ?? '') &&
      slug(category ?? '') === slug(sought.category ?? '') &&
      fold(coverageArea ?? '') === fold(sought.coverageArea ?? ''),
  );
}
