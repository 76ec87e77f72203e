import LocateFixed from 'lucide-react/icons/locate-fixed';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { LocationPicker } from '../../../../common/location/LocationPicker.tsx';
import { useOwnPlace } from '../../../../common/location/use-own-place.ts';
import { keepPlace, rememberAsked } from '../../../../lib/device/place.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';

/** Asks in one line near which place a search is meant; an answer or the cross ends it for good (rule SRCH-122). */
export function PlaceLine({ onChoose }: { onChoose: (place: string) => void }) {
  const own = useOwnPlace(choose);
  useEffect(rememberAsked, []);
  function choose(place: string) {
    keepPlace(place);
    if (place) onChoose(place);
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <div className="min-w-0 max-w-sm grow basis-0">
        <Field label="¿Cerca de dónde?" hideLabel>
          <LocationPicker value="" onChange={choose} placeholder="¿Cerca de dónde?" />
        </Field>
      </div>
      <Button variant="outline" busy={own.busy} onClick={own.find} aria-label="Usar mi ubicación">
        <LocateFixed size={18} aria-hidden="true" />
      </Button>
      <Button variant="ghost" onClick={() => choose('')} aria-label="No preguntar más por el lugar">
        <X size={18} aria-hidden="true" />
      </Button>
      <p role="alert" className={own.fault ? 'w-full pt-1 text-danger text-sm' : 'sr-only'}>
        {own.fault}
      </p>
    </div>
  );
}
