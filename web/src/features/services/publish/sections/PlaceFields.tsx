import { serviceTypeLabels } from '@tero/shared/rules/labels';
import { serviceTypes } from '@tero/shared/rules/services/choices';
import { Controller } from 'react-hook-form';
import { LocationPicker } from '../../../../common/location/LocationPicker.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { faultOf, registered } from '../../../../ui/FormFields.tsx';
import { Select } from '../../../../ui/Select.tsx';
import type { ServiceForm } from './service-form.ts';

export function PlaceFields({ form }: { form: ServiceForm }) {
  return (
    <>
      <Controller
        control={form.control}
        name="coverage_area"
        render={({ field, fieldState }) => (
          <Field
            label="Zona de cobertura"
            hint="Todo el país, un departamento o un barrio."
            required
            error={fieldState.error?.message}
          >
            <LocationPicker
              {...field}
              placeholder="Buscá tu zona"
              onChange={(text) => {
                field.onChange(text);
                form.clearErrors('coverage_area');
              }}
            />
          </Field>
        )}
      />
      <Field label="Modalidad" required error={faultOf(form, 'service_type')}>
        <Select {...registered(form, 'service_type')}>
          <option value="">Elegí la modalidad</option>
          {serviceTypes.map((type) => (
            <option key={type} value={type}>
              {serviceTypeLabels[type]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
