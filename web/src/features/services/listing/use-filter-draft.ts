import { useState } from 'react';
import type { Filters } from '../listing-state.ts';

/** Filters chosen but not yet applied. Reset whenever the applied filters change. */
export function useFilterDraft(applied: Filters) {
  const key = JSON.stringify(applied);
  const [draft, setDraft] = useState({ key, filters: applied });
  const current = draft.key === key ? draft.filters : applied;
  return {
    filters: current,
    setFilters: (filters: Filters) => setDraft({ key, filters }),
  };
}
