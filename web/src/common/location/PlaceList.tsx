import Check from 'lucide-react/icons/check';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { OptionList } from '../../ui/OptionList.tsx';
import type { Combobox } from '../../ui/use-combobox.ts';
import type { Place } from './locations.ts';

interface PlaceListProps {
  box: Combobox;
  places: readonly Place[];
  state: 'loading' | 'error' | 'ready';
  onRetry: () => void;
  value: string;
}

export function PlaceList({ box, places, state, onRetry, value }: PlaceListProps) {
  const options = places.map((place, index) => ({
    key: place.id,
    isChosen: place.text === value,
    content: (
      <>
        <span className="min-w-0 grow">
          <span className="block truncate font-medium">{place.name}</span>
          <span className={cx('block truncate text-xs', index !== box.active && 'text-muted')}>{place.within}</span>
        </span>
        {place.text === value && <Check size={18} aria-hidden="true" className="shrink-0" />}
      </>
    ),
  }));
  const isEmpty = places.length === 0;
  return (
    <OptionList
      box={box}
      label="Zonas"
      options={options}
      status={message(state, places.length)}
      isEmpty={isEmpty}
      dense
    >
      {state === 'error' && (
        <Button size="sm" variant="outline" wide onClick={onRetry}>
          Reintentar
        </Button>
      )}
    </OptionList>
  );
}

function message(state: PlaceListProps['state'], count: number): string {
  if (state === 'loading') return 'Cargando zonas…';
  if (state === 'error') return 'No pudimos cargar las zonas.';
  if (count === 0) return 'No encontramos esa zona. Probá con el barrio, la ciudad o el departamento.';
  return count === 1 ? '1 zona' : `${count} zonas`;
}
