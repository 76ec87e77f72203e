import { X } from 'lucide-react';
import type { Filters } from '../filters.ts';
import type { ActiveFilter } from './filter-words.ts';

interface ActiveFiltersProps {
  active: readonly ActiveFilter[];
  onApply: (filters: Filters) => void;
}

export function ActiveFilters({ active, onApply }: ActiveFiltersProps) {
  if (active.length === 0) return null;
  return (
    <ul
      aria-label="Filtros en uso"
      className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0"
    >
      {active.map((filter) => (
        <li key={filter.key} className="max-w-[75vw] shrink-0 sm:max-w-full">
          <button
            type="button"
            aria-label={`Quitar filtro: ${filter.label}`}
            onClick={() => onApply(filter.without)}
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-pill bg-primary-soft pr-3 pl-4 font-medium text-on-primary-soft text-sm hover:bg-sunken focus-visible:rounded-pill lg:min-h-9"
          >
            <span className="truncate">{filter.label}</span>
            <X size={16} aria-hidden="true" className="shrink-0" />
          </button>
        </li>
      ))}
      {active.length > 1 && (
        <li className="shrink-0">
          <button
            type="button"
            onClick={() => onApply({})}
            className="min-h-11 rounded-control px-2 font-semibold text-link text-sm hover:underline lg:min-h-9"
          >
            Quitar todos
          </button>
        </li>
      )}
    </ul>
  );
}
