import { placeLabel } from '@tero/shared/rules/places/coverage';
import { type Ref, useState } from 'react';
import { PickerField } from '../../ui/PickerField.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { usePlaces } from './locations.ts';
import { PlaceList } from './PlaceList.tsx';
import { searchPlaces } from './search-places.ts';

interface LocationPickerProps {
  /** the text of the chosen place ('Pocitos, Montevideo'), or '' */
  value: string;
  onChange: (text: string) => void;
  /** called with the typed text, for a field that resolves it later; without it, only listed places can be chosen */
  onType?: (text: string) => void;
  placeholder?: string;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Lets people choose a place of Uruguay by typing. Must be inside a `Field`. */
export function LocationPicker({ value, onChange, onType, placeholder, name, onBlur, ref }: LocationPickerProps) {
  // null while nothing was typed since the last choice
  const [typed, setTyped] = useState<string | null>(null);
  // the places are fetched when the field is first entered
  const [wanted, setWanted] = useState(false);
  const places = usePlaces(wanted);
  const found = searchPlaces(places.data ?? [], typed ?? '');
  const box = useCombobox({ count: found.length, preselect: true, onChoose: choose });

  function choose(index: number) {
    const place = found[index];
    if (!place) return;
    onChange(place.text);
    box.close();
    setTyped(null);
  }
  return (
    <PickerField
      box={box}
      typed={typed}
      onType={(text) => {
        setTyped(text);
        if (text !== null) onType?.(text);
      }}
      chosen={value && placeLabel(value)}
      onClear={() => onChange('')}
      clearLabel={`Quitar ${placeLabel(value)}`}
      listLabel="Lugares"
      onEnter={() => setWanted(true)}
      onLeave={onBlur}
      input={{ placeholder, name }}
      ref={ref}
    >
      <PlaceList
        box={box}
        places={found}
        state={places.isPending ? 'loading' : places.isError ? 'error' : 'ready'}
        onRetry={() => void places.refetch()}
        value={value}
      />
    </PickerField>
  );
}
