import { Check } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import type { Place } from './locations.ts';

interface PlaceListProps {
  id: string;
  places: readonly Place[];
  state: 'loading' | 'error' | 'ready';
  onRetry: () => void;
  value: string;
  active: number;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
}

export function PlaceList(props: PlaceListProps) {
  const { id, places, state, value, active } = props;
  return (
    <>
      <div role="status" className={places.length > 0 ? 'sr-only' : 'px-3 py-3 text-muted text-sm'}>
        {message(state, places.length)}
      </div>
      {state === 'error' && (
        <Button size="sm" variant="outline" wide onClick={props.onRetry}>
          Reintentar
        </Button>
      )}
      <div id={id} role="listbox" aria-label="Zonas" tabIndex={-1}>
        {places.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's, by aria-activedescendant
          <div
            key={place.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={place.text === value}
            onPointerMove={() => props.onActive(index)}
            onClick={() => props.onChoose(index)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 py-1.5',
              index === active && 'bg-primary-soft text-on-primary-soft',
            )}
          >
            <span className="min-w-0 grow">
              <span className="block truncate font-medium">{place.name}</span>
              <span className={cx('block truncate text-xs', index !== active && 'text-muted')}>{place.within}</span>
            </span>
            {place.text === value && <Check size={18} aria-hidden="true" className="shrink-0" />}
          </div>
        ))}
      </div>
    </>
  );
}

function message(state: PlaceListProps['state'], count: number): string {
  if (state === 'loading') return 'Cargando zonas…';
  if (state === 'error') return 'No pudimos cargar las zonas.';
  if (count === 0) return 'No encontramos esa zona. Probá con el barrio, la ciudad o el departamento.';
  return count === 1 ? '1 zona' : `${count} zonas`;
}
