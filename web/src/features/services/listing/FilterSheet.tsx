import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../../lib/device/idle.ts';
import { savesData } from '../../../lib/device/saving.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { Filters } from '../filters.ts';
import type { FilterPanel } from './FilterPanel.tsx';

interface FilterSheetProps {
  applied: Filters;
  /** number of active filters */
  count: number;
  onApply: (filters: Filters) => void;
}

const loadPanel = () => import('./FilterPanel.tsx');
const loadAhead = () => void loadPanel().catch(() => undefined);

/** The filters on small screens: a button with their number, which opens a modal. Its code comes when all is drawn. */
export function FilterSheet({ applied, count, onApply }: FilterSheetProps) {
  const [Panel, setPanel] = useState<ComponentType<ComponentProps<typeof FilterPanel>> | null>(null);
  // counted, so that each opening begins with what is applied
  const [opening, setOpening] = useState(0);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  useEffect(() => (savesData() ? undefined : whenIdle(loadAhead)), []);

  async function show() {
    setLoading(true);
    try {
      const loaded = await loadPanel();
      setPanel(() => loaded.FilterPanel);
      setOpening((before) => before + 1);
      setOpen(true);
    } catch {
      toast.error('Error de conexión. Intenta nuevamente.');
    } finally {
      setLoading(false);
    }
  }
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" busy={loading} onClick={() => void show()} className="lg:hidden">
        <SlidersHorizontal size={18} aria-hidden="true" />
        Filtros
        {count > 0 && (
          <span className="flex h-6 min-w-6 items-center justify-center rounded-pill bg-primary px-1.5 text-on-primary text-sm">
            {count}
            <span className="sr-only"> en uso</span>
          </span>
        )}
      </Button>
      {Panel && <Panel key={opening} open={open} onOpenChange={setOpen} applied={applied} onApply={onApply} />}
    </>
  );
}
