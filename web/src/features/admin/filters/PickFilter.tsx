import { delays } from '@tero/shared/delays';
import { limits } from '@tero/shared/limits';
import { useState } from 'react';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { OptionList } from '../../../ui/OptionList.tsx';
import { PickerField } from '../../../ui/PickerField.tsx';
import { useCombobox } from '../../../ui/use-combobox.ts';
import type { PickList } from './filter.ts';

interface PickFilterProps {
  label: string;
  list: PickList;
  /** the id of the chosen row, or '' if there is none */
  value: string;
  onChoose: (id: string) => void;
}

const words = {
  loading: 'Buscando…',
  failed: 'No pudimos buscar. Probá de nuevo.',
  ready: 'Sin resultados',
};

/** Lets the administrator pick a row of another list by name, and shows the chosen row's name. Must be in a `Field`. */
export function PickFilter({ label, list, value, onChoose }: PickFilterProps) {
  // null: nothing has been typed since the last choice
  const [typed, setTyped] = useState<string | null>(null);
  const text = useDebounced(typed ?? '', delays.suggestionPause).trim();
  const chosen = list.useFound(value ? `#${value}` : null).found.find((one) => one.value === value);
  const [isWanted, setWanted] = useState(false);
  const { found, state } = list.useFound(isWanted ? text : null);
  const box = useCombobox({ count: found.length, preselect: true, onChoose: choose });
  const name = value && (chosen?.label ?? `ID ${value}`);

  function choose(index: number) {
    const row = found[index];
    if (!row) return;
    onChoose(row.value);
    box.close();
    setTyped(null);
  }
  return (
    <PickerField
      box={box}
      typed={typed}
      onType={setTyped}
      chosen={name}
      onClear={() => {
        if (value) onChoose('');
      }}
      clearLabel={`Quitar ${label}: ${name}`}
      listLabel={`Elegir ${label.toLowerCase()}`}
      onEnter={() => setWanted(true)}
      input={{ placeholder: label, maxLength: limits.searchText }}
      className="lg:min-h-10!"
    >
      <OptionList
        box={box}
        label={label}
        dense
        options={found.map((row) => ({ key: row.value, content: row.label, isChosen: row.value === value }))}
        status={found.length > 0 ? `${found.length} para elegir` : words[state]}
        isEmpty={found.length === 0}
      />
    </PickerField>
  );
}
