import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { groupsOf, useCategories, useServedCounts } from '../../../categories/queries.ts';

interface CategorySelectProps {
  /** slug of the category that is listed; '' for all, and for a whole group */
  value: string;
  /** counts are of this place; of a search there are none */
  place: string | undefined;
  isSearch: boolean;
  onChange: (slug: string) => void;
  className?: string;
}

/** Filters the list by category (rule SRCH-126), with the phone's own picker. */
export function CategorySelect({ value, place, isSearch, onChange, className }: CategorySelectProps) {
  const { data = [] } = useCategories();
  const counts = useServedCounts(place);
  const label = (id: number, name: string) => {
    const services = isSearch ? undefined : counts?.get(id);
    return services === undefined ? name : `${name} (${services})`;
  };
  return (
    <Field label="Categoría" hideLabel className={className ?? ''}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
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
      </Select>
    </Field>
  );
}
