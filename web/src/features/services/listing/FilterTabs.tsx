import { Tabs } from 'radix-ui';
import { type ComponentType, useEffect, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { cleanFilters, type FilterProps, type Filters } from '../filters.ts';
import { DurationFilter, PaymentTypeFilter, RatingFilter, ServiceTypeFilter } from './ChoiceFilters.tsx';
import { DaysFilter } from './DaysFilter.tsx';
import { type FilterTab, filterTabs } from './filter-words.ts';
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
};

/** The tabs of the filters. They wrap, unlike those of the kit, which scroll out of sight; a dot marks active ones. */
export function FilterTabs({ filters, onChange, fault }: FilterProps & { fault: string | undefined }) {
  const [tab, setTab] = useState<string>('price');
  // what is wrong is shown
  useEffect(() => {
    if (fault) setTab('coverageArea');
  }, [fault]);
  const set = cleanFilters(filters);
  const change = (changes: Filters) => onChange({ ...filters, ...changes });
  return (
    <Tabs.Root value={tab} onValueChange={setTab}>
      <Tabs.List aria-label="Tipos de filtro" className="flex flex-wrap gap-1 rounded-control bg-sunken p-1">
        {filterTabs.map(({ value, label, fields }) => (
          <Tabs.Trigger
            key={value}
            value={value}
            className={cx(
              'inline-flex min-h-11 grow items-center justify-center gap-1.5 rounded-control px-3 font-semibold text-muted text-sm transition-colors hover:text-ink lg:min-h-9',
              'focus-visible:rounded-control data-[state=active]:bg-surface data-[state=active]:text-link data-[state=active]:shadow-card',
            )}
          >
            {label}
            {fields.some((field) => set[field] !== undefined) && (
              <>
                <span className="size-2 rounded-pill bg-accent" />
                <span className="sr-only">, en uso</span>
              </>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {filterTabs.map(({ value }) => {
        const Panel = panels[value];
        return (
          <Tabs.Content key={value} value={value} className="min-h-70 lg:min-h-60 rounded-control pt-4">
            <Panel filters={filters} onChange={change} fault={fault} />
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
  );
}
