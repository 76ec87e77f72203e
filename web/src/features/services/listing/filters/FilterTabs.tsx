import Check from 'lucide-react/icons/check';
import { type ComponentType, useEffect, useRef } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { useTabs } from '../../../../ui/use-tabs.ts';
import { cleanFilters, type FilterProps, type Filters } from '../../filters.ts';
import { DurationFilter, PaperFilter, PaymentTypeFilter, RatingFilter, ServiceTypeFilter } from './ChoiceFilters.tsx';
import { DaysFilter } from './DaysFilter.tsx';
import { type FilterTab, filterTabs } from './filter-tabs.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { ZoneFilter } from './ZoneFilter.tsx';

const panels: Record<FilterTab, ComponentType<FilterProps & { fault?: string | undefined }>> = {
  price: PriceFilter,
  rating: RatingFilter,
  serviceType: ServiceTypeFilter,
  paymentType: PaymentTypeFilter,
  availableDays: DaysFilter,
  duration: DurationFilter,
  coverageArea: ZoneFilter,
  paper: PaperFilter,
};

export interface ShownTab {
  tab: FilterTab;
  onTab: (tab: FilterTab) => void;
}

interface FilterTabsProps extends FilterProps, ShownTab {
  fault: string | undefined;
  /** whether they are one row that scrolls sideways, as on phones; beside a list they wrap */
  inRow?: boolean;
}

/** The tabs of the filters. Those in use are marked, with how many where they can be several. */
export function FilterTabs({ filters, onChange, fault, tab, onTab, inRow }: FilterTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  // what is wrong is shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is found
  useEffect(() => {
    if (fault) onTab('coverageArea');
  }, [fault]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is in sight
  useEffect(() => {
    if (!inRow) return;
    row.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);
  const { tabOf, panelOf } = useTabs(
    filterTabs.map(({ value }) => value),
    tab,
    onTab,
  );
  const set = cleanFilters(filters);
  const change = (changes: Filters) => onChange({ ...filters, ...changes });
  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label="Tipos de filtro"
        className={cx('flex gap-2', inRow ? '-mx-5 overflow-x-auto px-5 py-1 [scrollbar-width:none]' : 'flex-wrap')}
      >
        {filterTabs.map(({ value, label, fields }) => {
          const used = usedCount(set, fields);
          return (
            <button
              key={value}
              {...tabOf(value)}
              className={cx(
                'inline-flex min-h-11 shrink-0 items-center justify-center gap-1.5 rounded-pill border px-4 font-semibold text-sm transition-colors hover:border-primary focus-visible:rounded-pill lg:min-h-9 lg:px-3',
                value === tab
                  ? 'border-primary bg-primary text-on-primary'
                  : used > 0
                    ? 'border-primary bg-primary-soft text-on-primary-soft'
                    : 'border-control bg-surface text-ink',
              )}
            >
              {used > 0 && <Check size={16} aria-hidden="true" />}
              <span>{label}</span>
              {used > 1 && <span aria-hidden="true">· {used}</span>}
              {used > 0 && <span className="sr-only">, {used > 1 ? `${used} en uso` : 'en uso'}</span>}
            </button>
          );
        })}
      </div>
      {filterTabs.map(({ value }) => {
        const Panel = panels[value];
        return (
          <div key={value} {...panelOf(value)} className="min-h-70 rounded-control pt-4 lg:min-h-60">
            {value === tab && <Panel filters={filters} onChange={change} fault={fault} />}
          </div>
        );
      })}
    </div>
  );
}

/** Returns how many values are chosen in a tab: days count one by one, a range of prices is one. */
function usedCount(set: Filters, fields: readonly (keyof Filters)[]): number {
  if (fields.includes('minPrice')) return fields.some((field) => set[field] !== undefined) ? 1 : 0;
  return fields.reduce((sum, field) => {
    const value = set[field];
    return sum + (Array.isArray(value) ? value.length : value === undefined ? 0 : 1);
  }, 0);
}
