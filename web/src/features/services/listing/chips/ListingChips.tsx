import type { UnderstoodSearch } from '@tero/shared/contract/search';
import type { ServiceCard } from '@tero/shared/contract/services';
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../../../../lib/device/idle.ts';
import { savesData } from '../../../../lib/device/saving.ts';
import { cx } from '../../../../ui/cx.ts';
import { toast } from '../../../../ui/toast.tsx';
import { PickToggle } from '../../../compare/PickToggle.tsx';
import type { ListingState } from '../../listing-state.ts';
import { ActiveFilters } from '../filters/ActiveFilters.tsx';
import type { FilterPanel } from '../filters/FilterPanel.tsx';
import { type FilterTab, tabOf } from '../filters/filter-tabs.ts';
import type { ActiveFilter } from '../filters/filter-words.ts';
import { CategoryChip } from './CategoryChip.tsx';
import { chipLook } from './chip-look.ts';
import { AllFiltersChip, MoreFilters } from './FilterChips.tsx';
import { PlaceChip } from './PlaceChip.tsx';
import { SortChip } from './SortChip.tsx';
import { UnderstoodChips } from './UnderstoodChips.tsx';

export interface ListingChipsProps
  extends Pick<ComponentProps<typeof FilterPanel>, 'listed' | 'applied' | 'onApply' | 'tab' | 'onTab'> {
  active: readonly ActiveFilter[];
  /** large screens have all filters beside the list, and those in use above it */
  isWide: boolean;
  understood: UnderstoodSearch | undefined;
  /** slug of the listed category when it is one of the tree, or '' */
  category: string;
  /** it is the whole list, above which phones have all categories */
  browses: boolean;
  /** a place would narrow the list: it has none, and is not empty */
  asksPlace: boolean;
  /** the services that are listed; undefined while unknown */
  services: readonly ServiceCard[] | undefined;
  /** there are several to compare, or may be */
  compares: boolean;
  onTakeOff: ComponentProps<typeof ActiveFilters>['onApply'];
  onSort: (sort: ListingState['sort']) => void;
  onCategory: (slug: string) => void;
  /** ends the row */
  children?: ReactNode;
}

const loadPanel = () => import('../filters/FilterPanel.tsx');
const loadAhead = () => void loadPanel().catch(() => undefined);

/**
 * Shows the filters and the order of a list, in one row that a phone scrolls sideways (rule SRCH-152). On small screens
 * a filter opens the modal at its tab; the modal's code loads once everything is drawn.
 */
export function ListingChips(props: ListingChipsProps) {
  const { active, isWide, understood, category, browses, asksPlace, services, compares, tab, onTab, children } = props;
  const { listed, applied, onApply, onTakeOff, onSort, onCategory } = props;
  const [Panel, setPanel] = useState<ComponentType<ComponentProps<typeof FilterPanel>> | null>(null);
  // counted, so that each opening begins with what is applied
  const [opening, setOpening] = useState(0);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  useEffect(() => (savesData() ? undefined : whenIdle(loadAhead)), []);

  async function show(asked: FilterTab) {
    onTab(asked);
    if (loading) return;
    setLoading(true);
    try {
      const loaded = await loadPanel();
      setPanel(() => loaded.FilterPanel);
      setOpening((before) => before + 1);
      setOpen(true);
    } catch {
      toast.error('No hay conexión. Probá cuando vuelva.');
    } finally {
      setLoading(false);
    }
  }
  const onShow = (asked: FilterTab) => void show(asked);
  const { q, sort } = listed.state;
  const { disponibleHoy, ...others } = applied;
  return (
    <div
      className={cx(
        '-mx-4 flex w-screen gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] max-lg:*:shrink-0 lg:mx-0 lg:ml-auto lg:w-auto lg:flex-wrap lg:justify-end lg:overflow-visible lg:px-0',
        // beside the heading, unless the text is large
        browses && 'min-[21rem]:max-md:ml-0 min-[21rem]:max-md:w-0 min-[21rem]:max-md:grow min-[21rem]:max-md:pl-1',
      )}
    >
      {!isWide && (
        <div className="contents lg:hidden">
          <AllFiltersChip count={active.length} loading={loading} onShow={onShow} />
        </div>
      )}
      {asksPlace && <PlaceChip onChoose={(coverageArea) => onApply({ ...applied, coverageArea })} />}
      {!isWide && (
        <div className="contents lg:hidden">
          <ActiveFilters
            isDialog
            active={active.filter(({ key }) => key !== 'disponibleHoy')}
            onShow={onShow}
            onApply={onTakeOff}
          />
          {understood && <UnderstoodChips understood={understood} />}
        </div>
      )}
      <div className={browses ? 'hidden md:contents' : 'contents'}>
        <CategoryChip value={category} place={applied.coverageArea} isSearch={q !== ''} onChange={onCategory} />
      </div>
      <div className={cx('empty:hidden', !services && 'invisible')}>
        {compares && <PickToggle services={services} className={cx(chipLook(), 'rounded-pill!')} />}
      </div>
      <SortChip value={sort} searches={q !== ''} onChange={onSort} />
      {!isWide && (
        <div className="contents lg:hidden">
          <button
            type="button"
            aria-pressed={disponibleHoy === true}
            onClick={() => onApply(disponibleHoy ? others : { ...others, disponibleHoy: true })}
            className={chipLook(disponibleHoy)}
          >
            Disponible hoy
          </button>
          <MoreFilters
            used={new Set(active.filter(({ key }) => key !== 'disponibleHoy').map(tabOf))}
            loading={loading ? tab : null}
            onShow={onShow}
          />
        </div>
      )}
      {children}
      {Panel && (
        <Panel
          key={opening}
          listed={listed}
          applied={applied}
          onApply={onApply}
          tab={tab}
          onTab={onTab}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </div>
  );
}
