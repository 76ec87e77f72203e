import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useId, useState } from 'react';
import { useMedia } from '../../../lib/device/use-media.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { Choice, Filter } from './filter.ts';
import { PickFilter } from './PickFilter.tsx';

interface TableFiltersProps {
  filters: readonly Filter[];
  /** the name of the date that the two date fields filter by: 'Registro' */
  day: string | undefined;
  chosen: Readonly<Record<string, string>>;
  onChoose: (name: string, value: string) => void;
}

/** Shows a table's filters in one line. On small screens, a button that counts the active filters opens them. */
export function TableFilters(props: TableFiltersProps) {
  const isWide = useMedia('(min-width: 64rem)');
  const [open, setOpen] = useState(false);
  const count = Object.keys(props.chosen).length;
  if (isWide) return <Fields {...props} />;
  return (
    <>
      <Button variant="outline" aria-expanded={open} onClick={() => setOpen(!open)}>
        <SlidersHorizontal size={18} aria-hidden="true" />
        <span>{`Filtros${count > 0 ? ` (${count})` : ''}`}</span>
      </Button>
      {open && (
        <div className="order-last grid w-full grid-cols-2 gap-2">
          <Fields {...props} />
        </div>
      )}
    </>
  );
}

function Fields({ filters, day, chosen, onChoose }: TableFiltersProps): ReactNode {
  const id = useId();
  return (
    <>
      {filters.map((filter) => (
        <Field
          key={filter.name}
          label={filter.label}
          hideLabel
          className={cx('min-w-0 lg:w-44', chosen[filter.name] && marked)}
        >
          <Value filter={filter} value={chosen[filter.name] ?? ''} onChoose={(value) => onChoose(filter.name, value)} />
        </Field>
      ))}
      {day && (
        <fieldset className="flex items-center gap-1 max-lg:col-span-2 max-lg:gap-2">
          <legend className="sr-only">{day}, entre dos fechas</legend>
          {(['from', 'to'] as const).map((name) => (
            <label
              key={name}
              htmlFor={`${id}-${name}`}
              className="flex min-w-0 grow items-center gap-1.5 text-muted text-sm max-lg:basis-0 max-lg:flex-col max-lg:items-start max-lg:gap-0.5"
            >
              {name === 'from' ? `${day} desde` : 'hasta'}
              <TextInput
                id={`${id}-${name}`}
                type="date"
                value={chosen[name] ?? ''}
                min="2020-01-01"
                max="2099-12-31"
                onChange={(event) => onChoose(name, event.target.value)}
                className={cx('px-2! lg:min-h-10! lg:w-36!', chosen[name] && 'border-primary!')}
              />
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

interface ValueProps {
  filter: Filter;
  value: string;
  onChoose: (value: string) => void;
}

function Value({ filter, value, onChoose }: ValueProps) {
  const { label, choices, useChoices, pick } = filter;
  if (choices) return <Choices label={label} choices={choices} value={value} onChoose={onChoose} />;
  if (useChoices) return <Fetched label={label} useChoices={useChoices} value={value} onChoose={onChoose} />;
  if (pick) return <PickFilter label={label} list={pick} value={value} onChoose={onChoose} />;
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      placeholder={label}
      maxLength={9}
      value={value}
      onChange={(event) => onChoose(event.target.value.replace(/\D/g, ''))}
      className="lg:min-h-10!"
    />
  );
}

interface ChoicesProps extends Omit<ValueProps, 'filter'> {
  label: string;
  choices: readonly Choice[];
}

function Choices({ label, choices, value, onChoose }: ChoicesProps) {
  return (
    <Select value={value} onChange={(event) => onChoose(event.target.value)} className="[&_select]:lg:min-h-10">
      <option value="">{`${label}: todos`}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}

function Fetched({
  useChoices,
  ...rest
}: Omit<ChoicesProps, 'choices'> & { useChoices: NonNullable<Filter['useChoices']> }) {
  return <Choices choices={useChoices()} {...rest} />;
}

const marked = '[&_select]:border-primary [&_input]:border-primary';
