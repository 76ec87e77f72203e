import { Button } from '../../../../ui/Button.tsx';
import { Sheet } from '../../../../ui/Sheet.tsx';
import type { Filters } from '../../filters.ts';
import { ApplyWords } from './ApplyWords.tsx';
import { FilterTabs, type ShownTab } from './FilterTabs.tsx';
import type { Listed } from './filter-total.ts';
import { useFilterDraft } from './use-filter-draft.ts';

interface FilterPanelProps extends ShownTab {
  listed: Listed;
  applied: Filters;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onApply: (filters: Filters) => void;
}

/** The modal of the filters on small screens. */
export function FilterPanel({ listed, applied, tab, onTab, open, onOpenChange, onApply }: FilterPanelProps) {
  const draft = useFilterDraft(applied);
  async function apply() {
    const filters = await draft.settle();
    if (!filters) return;
    onApply(filters);
    onOpenChange(false);
  }
  function clear() {
    draft.setFilters({});
    onApply({});
  }
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Filtros"
      footer={
        <div className="grid w-full grid-cols-[auto_1fr] gap-3">
          <Button variant="outline" size="lg" onClick={clear}>
            Limpiar
          </Button>
          <Button size="lg" onClick={() => void apply()}>
            <ApplyWords listed={listed} draft={draft.filters} applied={applied} enabled={open} />
          </Button>
        </div>
      }
    >
      <FilterTabs
        inRow
        tab={tab}
        onTab={onTab}
        filters={draft.filters}
        onChange={draft.setFilters}
        fault={draft.fault}
      />
    </Sheet>
  );
}
