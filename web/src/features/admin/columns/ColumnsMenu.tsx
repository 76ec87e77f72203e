import Columns3 from 'lucide-react/icons/columns-3';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';

interface ColumnsMenuProps {
  labels: readonly string[];
  isShown: (label: string) => boolean;
  onToggle: (label: string) => void;
}

/** Shows a menu to choose the visible columns of a table. */
export function ColumnsMenu({ labels, isShown, onToggle }: ColumnsMenuProps) {
  return (
    <Disclosure
      buttonClassName={buttonStyle({ variant: 'ghost', size: 'sm' })}
      panelClassName="top-full right-0 mt-1 max-h-[70dvh] w-60 p-3"
      button={() => (
        <>
          <Columns3 size={18} aria-hidden="true" />
          Columnas
        </>
      )}
    >
      <fieldset className="flex flex-col gap-1">
        <legend className="sr-only">Columnas que se ven</legend>
        {labels.map((label) => (
          <Checkbox key={label} label={label} checked={isShown(label)} onChange={() => onToggle(label)} />
        ))}
      </fieldset>
    </Disclosure>
  );
}
