import LocateFixed from 'lucide-react/icons/locate-fixed';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { LocationPicker } from './LocationPicker.tsx';
import { useOwnPlace } from './use-own-place.ts';

interface PlaceChooserProps {
  /** the place that is chosen now, or '' */
  value: string;
  /** '': the whole country */
  onChoose: (place: string) => void;
}

/**
 * Lets people choose where to look for services: by the device's position, or from the list (rules SRCH-120 and
 * SRCH-121).
 */
export function PlaceChooser({ value, onChoose }: PlaceChooserProps) {
  const own = useOwnPlace(onChoose);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <Button variant="outline" wide busy={own.busy} onClick={own.find}>
          <LocateFixed size={18} aria-hidden="true" />
          Usar mi ubicación
        </Button>
        <p className="pt-1.5 text-muted text-sm">
          Tu ubicación no sale de este dispositivo: acá mismo buscamos el lugar más cercano.
        </p>
        <p role="alert" className={own.fault ? 'pt-1 text-danger text-sm' : 'sr-only'}>
          {own.fault}
        </p>
      </div>
      <Field label="O elegí el lugar">
        <LocationPicker value={value} onChange={onChoose} placeholder="Barrio, ciudad o departamento" />
      </Field>
      {value && (
        <Button variant="ghost" wide onClick={() => onChoose('')}>
          Buscar en todo el país
        </Button>
      )}
    </div>
  );
}
