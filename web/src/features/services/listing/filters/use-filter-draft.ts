import { useState } from 'react';
import { cleanFilters, type Filters } from '../../filters.ts';
import { resolveZone } from '../place/resolve-zone.ts';

const zoneFault = 'No encontramos esa zona. Probá con el barrio, la ciudad o el departamento.';

/** Filters chosen but not yet applied. Reset whenever the applied filters change. */
export function useFilterDraft(applied: Filters) {
  const key = JSON.stringify(applied);
  const [draft, setDraft] = useState<{ key: string; filters: Filters; fault?: string }>({ key, filters: applied });
  const current = draft.key === key ? draft : { key, filters: applied };

  /** Returns the filters to apply; null when what was typed as a zone is none, which the draft then says. */
  async function settle(): Promise<Filters | null> {
    const filters = cleanFilters(current.filters);
    const { coverageArea } = filters;
    if (!coverageArea || coverageArea === applied.coverageArea) return filters;
    // without the list of places it is sent as it is
    const zone = await resolveZone(coverageArea).catch(() => coverageArea);
    if (zone !== null) return cleanFilters({ ...filters, coverageArea: zone });
    setDraft({ ...current, fault: zoneFault });
    return null;
  }
  return {
    filters: current.filters,
    /** what is wrong with the zone */
    fault: current.fault,
    setFilters: (filters: Filters) => setDraft({ key, filters }),
    settle,
  };
}
