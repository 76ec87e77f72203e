import { LocationPicker } from '../../../../common/location/LocationPicker.tsx';
import { Field } from '../../../../ui/Field.tsx';
import type { FilterProps } from '../../filters.ts';

/** The zone; what is typed and not picked is resolved when the filters are applied (rule SRCH-123). */
export function ZoneFilter({ filters, onChange, fault }: FilterProps & { fault?: string | undefined }) {
  return (
    <Field
      label="Zona de cobertura"
      hint="Vas a ver también los servicios que cubren todo el departamento o todo el país."
      error={fault}
    >
      <LocationPicker
        value={filters.coverageArea ?? ''}
        onChange={(coverageArea) => onChange({ coverageArea })}
        onType={(coverageArea) => onChange({ coverageArea })}
        placeholder="Barrio, ciudad o departamento"
      />
    </Field>
  );
}
