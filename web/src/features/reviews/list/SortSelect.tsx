import { useId } from 'react';
import { Select } from '../../../ui/Select.tsx';
import { choiceOf, type ReviewSort, reviewSorts } from './arrange.ts';

const labels: Record<ReviewSort, string> = { recent: 'Más recientes', rating: 'Mejor calificación' };

export function SortSelect({ value, onChange }: { value: ReviewSort; onChange: (sort: ReviewSort) => void }) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="text-muted text-sm">
        Ordenar por
      </label>
      <Select
        id={id}
        value={value}
        onChange={(event) => onChange(choiceOf(reviewSorts, event.target.value))}
        className="w-52"
      >
        {reviewSorts.map((sort) => (
          <option key={sort} value={sort}>
            {labels[sort]}
          </option>
        ))}
      </Select>
    </div>
  );
}
