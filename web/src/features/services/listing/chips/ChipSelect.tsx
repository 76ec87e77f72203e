import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { chipLook } from './chip-look.ts';

interface ChipSelectProps {
  label: string;
  /** what the chip shows: shorter than the options, to whose width a select would stretch */
  shown: string;
  isOn: boolean;
  /** in place of a chip's look */
  className?: string;
  value: string;
  onChange: (value: string) => void;
  /** options */
  children: ReactNode;
}

/** A native select that looks like a chip: it lies over the chip's words, unseen. */
export function ChipSelect({ label, shown, isOn, className, value, onChange, children }: ChipSelectProps) {
  const id = useId();
  return (
    <div
      className={cx(
        className ?? chipLook(isOn),
        'has-focus-visible:outline-3 has-focus-visible:outline-primary has-focus-visible:outline-offset-2',
      )}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <span aria-hidden="true">{shown}</span>
      <ChevronDown size={16} aria-hidden="true" className="shrink-0" />
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-pill text-base opacity-0"
      >
        {children}
      </select>
    </div>
  );
}
