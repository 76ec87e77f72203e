import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { type FavoriteSort, favoriteSorts } from './selection.ts';

interface FavoritesFiltersProps {
  sort: FavoriteSort;
  category: string | null;
  categories: readonly string[];
  onChoose: (name: 'sort' | 'category', value: string) => void;
}

export function FavoritesFilters({ sort, category, categories, onChoose }: FavoritesFiltersProps) {
  return (
    <div className="mt-4 grid grid-cols-2 gap-3 sm:flex">
      <Field label="Ordenar por" className="sm:w-60">
        <Select value={sort} onChange={(event) => onChoose('sort', event.target.value)}>
          {Object.entries(favoriteSorts).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Categoría" className="sm:w-60">
        <Select value={category ?? ''} onChange={(event) => onChoose('category', event.target.value)}>
          <option value="">Todas</option>
          {categories.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
