import { delays } from '@tero/shared/delays';
import { limits } from '@tero/shared/limits';
import { useState } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Field } from '../../../ui/Field.tsx';
import { faultOf, registered } from '../../../ui/FormFields.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { type TableSource, useTablePage } from './source-queries.ts';

interface PickFieldProps<V extends FieldValues, Out, Row> {
  form: UseFormReturn<V, unknown, Out>;
  name: FieldPath<V>;
  label: string;
  source: TableSource<Row>;
  optionOf: (row: Row) => string;
  /** the label for choosing no row, if that is allowed */
  none?: string;
}

/** Lets the administrator pick a row of another table. A search narrows the list. */
export function PickField<V extends FieldValues, Out, Row extends { id: number }>(props: PickFieldProps<V, Out, Row>) {
  const { form, name, label, source, optionOf, none } = props;
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, delays.suggestionPause);
  const { data, error } = useTablePage(source, { page: 1, search, sort: null, limit: 20 });
  const value = String(useWatch({ control: form.control, name }) ?? '');
  const [chosen, setChosen] = useState<Row | null>(null);
  const found = data?.rows ?? [];
  const isKept = chosen && String(chosen.id) === value && !found.some(({ id }) => id === chosen.id);
  const field = registered(form, name);

  function choose(id: string) {
    setChosen(found.find((row) => String(row.id) === id) ?? chosen);
    form.setValue(name, id as FieldPathValue<V, FieldPath<V>>);
    form.clearErrors(name);
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2 sm:items-start">
      <Field label={`Buscar ${label.toLowerCase()}`} hint={error ? 'No pudimos buscar. Probá de nuevo.' : undefined}>
        <TextInput
          type="search"
          value={typed}
          maxLength={limits.searchText}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Field label={label} required={!none} error={faultOf(form, name)}>
        <Select
          name={name}
          ref={field.ref}
          onBlur={field.onBlur}
          value={value}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{data && found.length === 0 ? 'Sin resultados' : (none ?? 'Elegí de la lista')}</option>
          {isKept && <option value={chosen.id}>{optionOf(chosen)}</option>}
          {found.map((row) => (
            <option key={row.id} value={row.id}>
              {optionOf(row)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
