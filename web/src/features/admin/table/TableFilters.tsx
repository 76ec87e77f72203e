import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { Filter } from './filter.ts';

interface TableFiltersProps {
  filters: readonly Filter[];
  chosen: Readonly<Record<string, string>>;
  onChoose: (name: string, value: string) => void;
}

export function TableFilters({ filters, chosen, onChoose }: TableFiltersProps) {
  return (
    <div className="grid w-full grid-cols-2 items-end gap-3 sm:flex sm:w-auto sm:flex-wrap">
      {filters.map(({ name, label, choices }) => (
        <Field key={name} label={label} className="sm:w-44">
          {choices ? (
            <Select value={chosen[name] ?? ''} onChange={(event) => onChoose(name, event.target.value)}>
              <option value="">Todos</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </Select>
          ) : (
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              placeholder="Todos"
              maxLength={9}
              value={chosen[name] ?? ''}
              onChange={(event) => onChoose(name, event.target.value.replace(/\D/g, ''))}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
