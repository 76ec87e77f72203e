import ChevronDown from 'lucide-react/icons/chevron-down';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type FilterTab, filterTabs } from '../filters/filter-tabs.ts';
import { chipLook } from './chip-look.ts';

interface AllFiltersChipProps {
  /** how many are in use */
  count: number;
  loading: boolean;
  onShow: (tab: FilterTab) => void;
}

/** Opens all filters, and says how many are in use. */
export function AllFiltersChip({ count, loading, onShow }: AllFiltersChipProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-busy={loading || undefined}
      onClick={() => onShow('price')}
      className={chipLook(count > 0)}
    >
      <SlidersHorizontal size={18} aria-hidden="true" />
      Filtros
      {count > 0 && (
        <span className="flex h-6 min-w-6 items-center justify-center rounded-pill bg-primary px-1.5 text-on-primary">
          {count}
          <span className="sr-only"> en uso</span>
        </span>
      )}
    </button>
  );
}

interface MoreFiltersProps {
  used: ReadonlySet<FilterTab | undefined>;
  /** the tab whose code is coming */
  loading: FilterTab | null;
  onShow: (tab: FilterTab) => void;
}

/** The filters that are not in use; each opens its tab. */
export function MoreFilters({ used, loading, onShow }: MoreFiltersProps) {
  return (
    <ul aria-label="Más filtros" className="flex shrink-0 gap-2 *:shrink-0">
      {filterTabs.map(
        ({ value, label }) =>
          !used.has(value) && (
            <li key={value}>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-busy={loading === value || undefined}
                onClick={() => onShow(value)}
                className={chipLook()}
              >
                {label}
                <ChevronDown size={16} aria-hidden="true" />
              </button>
            </li>
          ),
      )}
    </ul>
  );
}
