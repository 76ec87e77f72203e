import { Chips } from '../../ui/RadioGroup.tsx';
import { type ReviewFilter, reviewFilters } from './list/arrange.ts';
import { SortSelect } from './list/SortSelect.tsx';
import type { Arrangement } from './list/use-arrangement.ts';

const labels: Record<ReviewFilter, string> = { all: 'Todas', positive: 'Positivas', negative: 'Negativas' };

interface ReviewToolbarProps extends Arrangement {
  onChange: (change: Partial<Arrangement>) => void;
}

/** Chooses the filter of reviews (positive: 4 and 5 stars, negative: 1 to 3) and their order. */
export function ReviewToolbar({ filter, sort, onChange }: ReviewToolbarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Chips
        legend="Mostrar reseñas"
        hideLegend
        choices={reviewFilters.map((value) => ({ value, label: labels[value] }))}
        value={filter}
        onChange={(value) => onChange({ filter: value })}
      />
      <SortSelect value={sort} onChange={(value) => onChange({ sort: value })} />
    </div>
  );
}
