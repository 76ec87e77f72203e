import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import type { Filters } from '../filters.ts';
import { FilterTabs } from './FilterTabs.tsx';
import { useFilterDraft } from './use-filter-draft.ts';

interface FilterPanelProps {
  applied: Filters;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onApply: (filters: Filters) => void;
}

/** The modal of the filters on small screens. */
export function FilterPanel({ applied, open, onOpenChange, onApply }: FilterPanelProps) {
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
        <div className="grid w-full grid-cols-2 gap-3">
          <Button variant="outline" size="lg" onClick={clear}>
            Limpiar
          </Button>
          <Button size="lg" onClick={() => void apply()}>
            Aplicar
          </Button>
        </div>
      }
    >
      <FilterTabs filters={draft.filters} onChange={draft.setFilters} fault={draft.fault} />
    </Sheet>
  );
}
