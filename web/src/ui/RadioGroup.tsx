import { type ComponentProps, type ReactNode, useId } from 'react';

interface Choice<V extends string> {
  value: V;
  label: ReactNode;
}

interface RadioGroupProps<V extends string> {
  legend: ReactNode;
  hideLegend?: boolean;
  choices: readonly Choice<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  className?: string;
}

const legendStyle = 'mb-2 font-semibold text-sm';

/** Shows a radio group as a list. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { legend, hideLegend, choices, value, onChange, className } = props;
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={hideLegend ? 'sr-only' : legendStyle}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="size-5 shrink-0 accent-primary"
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const chipStyle =
  'inline-flex min-h-11 cursor-pointer select-none items-center gap-1.5 rounded-pill border border-control bg-surface px-4 font-medium text-sm transition-colors hover:border-primary sm:min-h-10 peer-checked:border-primary peer-checked:bg-primary peer-checked:text-on-primary peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary';

/** Shows a radio group as chips in a row. */
export function Chips<V extends string>({ choices, value, onChange, ...rest }: RadioGroupProps<V>) {
  const name = useId();
  return (
    <ChipRow {...rest}>
      {choices.map((choice) => (
        <Chip
          key={choice.value}
          type="radio"
          name={name}
          value={choice.value}
          checked={choice.value === value}
          onChange={() => onChange(choice.value)}
          label={choice.label}
        />
      ))}
    </ChipRow>
  );
}

interface ChipsManyProps<V extends string> extends Omit<RadioGroupProps<V>, 'value' | 'onChange'> {
  values: readonly V[];
  onChange: (values: V[]) => void;
}

/** Checkboxes as chips in a row. */
export function ChipsMany<V extends string>({ choices, values, onChange, ...rest }: ChipsManyProps<V>) {
  function toggle(value: V) {
    onChange(values.includes(value) ? values.filter((chosen) => chosen !== value) : [...values, value]);
  }
  return (
    <ChipRow {...rest}>
      {choices.map((choice) => (
        <Chip
          key={choice.value}
          type="checkbox"
          checked={values.includes(choice.value)}
          onChange={() => toggle(choice.value)}
          label={choice.label}
        />
      ))}
    </ChipRow>
  );
}

type ChipRowProps = Pick<RadioGroupProps<string>, 'legend' | 'hideLegend' | 'className'> & { children: ReactNode };

function ChipRow({ legend, hideLegend, className, children }: ChipRowProps) {
  return (
    <fieldset className={className}>
      <legend className={hideLegend ? 'sr-only' : legendStyle}>{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

function Chip({ label, ...input }: ComponentProps<'input'> & { label: ReactNode }) {
  return (
    <label className="relative">
      <input {...input} className="peer absolute inset-0 opacity-0" />
      <span className={chipStyle}>{label}</span>
    </label>
  );
}
