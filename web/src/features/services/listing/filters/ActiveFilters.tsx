import X from 'lucide-react/icons/x';
import type { Filters } from '../../filters.ts';
import { type FilterTab, tabOf } from './filter-tabs.ts';
import type { ActiveFilter } from './filter-words.ts';

interface ActiveFiltersProps {
  active: readonly ActiveFilter[];
  /** the tab is shown in a dialog */
  isDialog: boolean;
  /** shows the tab that a filter was chosen in */
  onShow: (tab: FilterTab) => void;
  onApply: (filters: Filters) => void;
}

/** The filters in use, marked; each can be changed and taken off, and is whole beside the button of all filters. */
export function ActiveFilters({ active, isDialog, onShow, onApply }: ActiveFiltersProps) {
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filtros en uso" className="flex shrink-0 gap-2 lg:shrink lg:flex-wrap">
      {active.map((filter) => {
        const tab = tabOf(filter);
        const words = (
          <>
            <span className="py-1 text-left leading-tight">{filter.short ?? filter.label}</span>
            {filter.count && (
              <span className="flex size-6 shrink-0 items-center justify-center rounded-pill bg-primary text-on-primary">
                {filter.count}
              </span>
            )}
          </>
        );
        return (
          <li
            key={filter.key}
            className="flex max-w-[calc(100vw-10.5rem)] shrink-0 rounded-pill border border-primary bg-primary-soft font-semibold text-on-primary-soft text-sm lg:max-w-full"
          >
            {tab ? (
              <button
                type="button"
                aria-haspopup={isDialog ? 'dialog' : undefined}
                aria-label={`Cambiar filtro: ${filter.label}`}
                onClick={() => onShow(tab)}
                className={`${part} min-w-0 pl-4`}
              >
                {words}
              </button>
            ) : (
              <span className={`${part} min-w-0 pl-4`}>{words}</span>
            )}
            <button
              type="button"
              aria-label={`Quitar filtro: ${filter.label}`}
              onClick={() => onApply(filter.without)}
              className={`${part} min-w-11 shrink-0 justify-center hover:bg-sunken lg:min-w-9`}
            >
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        );
      })}
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

const part = 'inline-flex min-h-11 items-center gap-1.5 rounded-pill focus-visible:rounded-pill lg:min-h-9';
