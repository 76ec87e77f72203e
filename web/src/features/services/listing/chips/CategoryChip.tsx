import { groupsOf, useCategories, useServedCounts } from '../../../categories/queries.ts';
import { ChipSelect } from './ChipSelect.tsx';

interface CategoryChipProps {
  /** slug of the category that is listed; '' for all, and for a whole group */
  value: string;
  /** counts are of this place; a search has none */
  place: string | undefined;
  isSearch: boolean;
  onChange: (slug: string) => void;
  /** what it shows, 'Categoría' otherwise */
  shown?: string;
  /** in place of a chip's look */
  className?: string;
}

/** Filters the list by category (rule SRCH-126), with the phone's own picker. */
export function CategoryChip({ value, place, isSearch, onChange, shown = 'Categoría', className }: CategoryChipProps) {
  const { data = [] } = useCategories();
  const counts = useServedCounts(place);
  const label = (id: number, name: string) => {
    const services = isSearch ? undefined : counts?.get(id);
    return services === undefined ? name : `${name} (${services})`;
  };
  return (
    <ChipSelect
      label={shown}
      shown={shown}
      isOn={value !== ''}
      value={value}
      onChange={onChange}
      {...(className && { className })}
    >
      <option value="">{isSearch ? 'Elegir categoría' : 'Categoría: todas'}</option>
      {groupsOf(data).map((group) => (
        <optgroup key={group.id} label={group.name}>
          {group.categories.map(({ id, slug, name }) => (
            <option key={id} value={slug}>
              {label(id, name)}
            </option>
          ))}
        </optgroup>
      ))}
    </ChipSelect>
  );
}
