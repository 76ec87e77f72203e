import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import type { Filters } from '../filters.ts';
import { FilterTabs } from './FilterTabs.tsx';
import { useFilterDraft } from './use-filter-draft.ts';

interface FilterSheetProps {
  applied: Filters;
  /** number of active filters */
  count: number;
  onApply: (filters: Filters) => void;
}

/** The filters on small screens: a button with their number, which opens a modal. */
export function FilterSheet({ applied, count, onApply }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const draft = useFilterDraft(applied);

  function toggle(next: boolean) {
    if (next) draft.setFilters(applied);
    setOpen(next);
  }
  async function apply() {
    const filters = await draft.settle();
    if (!filters) return;
    onApply(filters);
    setOpen(false);
  }
  function clear() {
    draft.setFilters({});
    onApply({});
  }
  return (
    <>
      <Button variant="outline" onClick={() => toggle(true)} className="lg:hidden">
        <SlidersHorizontal size={18} aria-hidden="true" />
        Filtros
        {count > 0 && (
          <span className="flex h-6 min-w-6 items-center justify-center rounded-pill bg-primary px-1.5 text-on-primary text-sm">
            {count}
            <span className="sr-only"> en uso</span>
          </span>
        )}
      </Button>
      <Sheet
        open={open}
        onOpenChange={toggle}
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
    </>
  );
}
