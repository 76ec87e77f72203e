import { LocationPicker } from '../../../parts/location/LocationPicker.tsx';
import { Field } from '../../../ui/Field.tsx';
import type { FilterProps } from '../listing-state.ts';

export function ZoneFilter({ filters, onChange }: FilterProps) {
  return (
    <Field
      label="Zona de cobertura"
      hint="Vas a ver también los servicios que cubren todo el departamento o todo el país."
    >
      <LocationPicker
        value={filters.coverageArea ?? ''}
        onChange={(coverageArea) => onChange({ coverageArea })}
        placeholder="Barrio, ciudad o departamento"
      />
    </Field>
  );
}
