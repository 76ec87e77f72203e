import { type Sort, sorts } from '@tero/shared/rules/services/choices';
import { sortLabels } from '../filters/filter-words.ts';
import { ChipSelect } from './ChipSelect.tsx';

interface SortChipProps {
  value: Sort;
  /** offers relevance, which only exists for a search */
  searches: boolean;
  onChange: (sort: Sort) => void;
}

export function SortChip({ value, searches, onChange }: SortChipProps) {
  const usual: Sort = searches ? 'relevance' : 'ratingDesc';
  return (
    <ChipSelect
      label="Ordenar por"
      shown={sortLabels[value]}
      isOn={value !== usual}
      value={value}
      onChange={(sort) => onChange(sort as Sort)}
    >
      {sorts
        .filter((sort) => searches || sort !== 'relevance')
        .map((sort) => (
          <option key={sort} value={sort}>
            {sortLabels[sort]}
          </option>
        ))}
    </ChipSelect>
  );
}
