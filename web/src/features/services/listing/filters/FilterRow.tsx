import ChevronDown from 'lucide-react/icons/chevron-down';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../../../lib/device/idle.ts';
import { savesData } from '../../../../lib/device/saving.ts';
import { cx } from '../../../../ui/cx.ts';
import { toast } from '../../../../ui/toast.tsx';
import { FewHere } from '../place/FewHere.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import type { FilterPanel } from './FilterPanel.tsx';
import { type FilterTab, filterTabs, tabOf } from './filter-tabs.ts';
import type { ActiveFilter } from './filter-words.ts';

interface FilterRowProps
  extends Pick<ComponentProps<typeof FilterPanel>, 'listed' | 'applied' | 'onApply' | 'tab' | 'onTab'> {
  active: readonly ActiveFilter[];
  /** large screens have all filters beside the list: a chip shows its tab there */
  isWide: boolean;
  /** takes filters off */
  onTakeOff: ComponentProps<typeof ActiveFilters>['onApply'];
}

const loadPanel = () => import('./FilterPanel.tsx');
const loadAhead = () => void loadPanel().catch(() => undefined);
const chip =
  'inline-flex min-h-11 shrink-0 items-center gap-1.5 aria-busy:opacity-60 rounded-pill border border-control bg-surface px-4 font-semibold text-sm hover:border-primary focus-visible:rounded-pill';

/**
 * The filters in one row that scrolls sideways, those in use first. On small screens each opens the modal at its tab.
 * The code of the modal loads once everything is drawn.
 */
export function FilterRow({ active, isWide, tab, onTab, onTakeOff, ...panel }: FilterRowProps) {
  const [Panel, setPanel] = useState<ComponentType<ComponentProps<typeof FilterPanel>> | null>(null);
  // counted, so that each opening begins with what is applied
  const [opening, setOpening] = useState(0);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  useEffect(() => (savesData() ? undefined : whenIdle(loadAhead)), []);

  async function show(asked: FilterTab) {
    onTab(asked);
    if (isWide || loading) return;
    setLoading(true);
    try {
      const loaded = await loadPanel();
      setPanel(() => loaded.FilterPanel);
      setOpening((before) => before + 1);
      setOpen(true);
    } catch {
      toast.error('No hay conexión. Probá de nuevo.');
    } finally {
      setLoading(false);
    }
  }
  const { state, category } = panel.listed;
  const place = panel.applied.coverageArea;
  const used = new Set(active.map(tabOf));
  return (
    <>
      <div
        className={cx(
          '-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:overflow-visible lg:px-0',
          active.length === 0 && 'lg:hidden',
        )}
      >
        <button
          type="button"
          aria-haspopup="dialog"
          aria-busy={loading || undefined}
          onClick={() => void show('price')}
          className={cx(chip, 'lg:hidden')}
        >
          <SlidersHorizontal size={18} aria-hidden="true" />
          Filtros
          {active.length > 0 && (
            <span className="flex h-6 min-w-6 items-center justify-center rounded-pill bg-primary px-1.5 text-on-primary">
              {active.length}
              <span className="sr-only"> en uso</span>
            </span>
          )}
        </button>
        <ActiveFilters active={active} isDialog={!isWide} onShow={(asked) => void show(asked)} onApply={onTakeOff} />
        <ul aria-label="Más filtros" className="flex shrink-0 gap-2 *:shrink-0 lg:hidden">
          {filterTabs.map(
            ({ value, label }) =>
              !used.has(value) && (
                <li key={value}>
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    aria-busy={(loading && tab === value) || undefined}
                    onClick={() => void show(value)}
                    className={chip}
                  >
                    {label}
                    <ChevronDown size={16} aria-hidden="true" />
                  </button>
                </li>
              ),
          )}
        </ul>
      </div>
      {place && active.length === 1 && (state.q || category) && <FewHere place={place} />}
      {Panel && <Panel key={opening} {...panel} tab={tab} onTab={onTab} open={open} onOpenChange={setOpen} />}
    </>
  );
}
