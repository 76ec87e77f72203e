import { limits } from '@tero/shared/limits';
import { weekdayLabels, weekdays } from '@tero/shared/rules/time/schedule';
import { Controller } from 'react-hook-form';
import { TextField } from '../../../../ui/FormFields.tsx';
import { ChipsMany } from '../../../../ui/RadioGroup.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import type { ServiceForm } from './service-form.ts';

const days = weekdays.map((value) => ({ value, label: weekdayLabels[value] }));

export function AvailabilityFields({ form }: { form: ServiceForm }) {
  const together =
    form.formState.errors.available_hours?.root?.message ?? form.formState.errors.available_hours?.message;
  return (
    <>
      <TextField
        form={form}
        name="estimated_duration"
        label="Duración estimada"
        hint="Por ejemplo: 2 horas, 3 días, 1 semana."
        maxLength={limits.shortText}
      />
      <Controller
        control={form.control}
        name="available_days"
        render={({ field }) => (
          <ChipsMany legend="Días disponibles" choices={days} values={field.value} onChange={field.onChange} />
        )}
      />
      <div>
        <div className="grid grid-cols-2 gap-4 sm:max-w-md">
          <TextField form={form} name="available_hours.start" label="Desde" type="time" />
          <TextField form={form} name="available_hours.end" label="Hasta" type="time" />
        </div>
        <p role="alert" className={together ? 'text-danger text-sm' : 'sr-only'}>
          {together}
        </p>
      </div>
      <Switch
        label="Disponible para clientes"
        hint="Desactivado, el servicio queda guardado y nadie más lo ve."
        {...form.register('is_active')}
      />
    </>
  );
}
