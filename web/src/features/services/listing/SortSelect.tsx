import { type Sort, sorts } from '@tero/shared/rules/services/choices';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { sortLabels } from './filters/filter-words.ts';

interface SortSelectProps {
  value: Sort;
  /** offers relevance, which only exists for a search */
  searches: boolean;
  onChange: (sort: Sort) => void;
}

export function SortSelect({ value, searches, onChange }: SortSelectProps) {
  const choices = sorts.filter((sort) => searches || sort !== 'relevance');
  return (
    <Field label="Ordenar por" hideLabel className="min-w-0 grow basis-38 sm:w-56 sm:flex-none">
      <Select value={value} onChange={(event) => onChange(event.target.value as Sort)}>
        {choices.map((sort) => (
          <option key={sort} value={sort}>
            {sortLabels[sort]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
