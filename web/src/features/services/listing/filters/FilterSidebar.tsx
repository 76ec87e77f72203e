import type { FormEvent } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import type { Filters } from '../../filters.ts';
import { ApplyWords } from './ApplyWords.tsx';
import { FilterTabs, type ShownTab } from './FilterTabs.tsx';
import type { Listed } from './filter-total.ts';
import { useFilterDraft } from './use-filter-draft.ts';

interface FilterSidebarProps extends ShownTab {
  listed: Listed;
  applied: Filters;
  onApply: (filters: Filters) => void;
}

/** The filters on large screens; phones have `FilterPanel`. */
export function FilterSidebar({ listed, applied, tab, onTab, onApply }: FilterSidebarProps) {
  const draft = useFilterDraft(applied);
  async function apply() {
    const filters = await draft.settle();
    if (filters) onApply(filters);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void apply();
  }
  function clear() {
    draft.setFilters({});
    onApply({});
  }
  return (
    <aside aria-label="Filtros" className="sticky top-22">
      <Card className="max-h-[calc(100dvh-6.5rem)] overflow-y-auto p-4!">
        <form onSubmit={submit}>
          <h2 className="mb-3 text-lg">Filtros</h2>
          <FilterTabs tab={tab} onTab={onTab} filters={draft.filters} onChange={draft.setFilters} fault={draft.fault} />
          <div className="mt-4 grid grid-cols-[auto_1fr] gap-2 border-line border-t pt-4">
            <Button variant="outline" onClick={clear}>
              Limpiar
            </Button>
            <Button type="submit">
              <ApplyWords listed={listed} draft={draft.filters} applied={applied} />
            </Button>
          </div>
        </form>
      </Card>
    </aside>
  );
}
