import { limits } from '@tero/shared/limits';
import { endsNextDay, type Hours, hoursWords } from '@tero/shared/rules/time/hours';
import { weekdayLabels, weekdays } from '@tero/shared/rules/time/schedule';
import { Controller, useWatch } from 'react-hook-form';
import { registered, TextField } from '../../../../ui/FormFields.tsx';
import { ChipsMany } from '../../../../ui/RadioGroup.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import type { ServiceForm } from './service-form.ts';

const days = weekdays.map((value) => ({ value, label: weekdayLabels[value] }));

export function AvailabilityFields({ form }: { form: ServiceForm }) {
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
      <HoursFields form={form} />
      <Switch
        label="Visible para clientes"
        hint="Si desactivás esta opción, guardamos el servicio pero solo vos lo ves."
        {...form.register('is_active')}
      />
    </>
  );
}

/** The fields of start and end, with a sentence that says on which day the hours end (rule TIME-9). */
function HoursFields({ form }: { form: ServiceForm }) {
  const hours = useWatch({ control: form.control, name: 'available_hours' });
  return (
    <div>
      <Switch label="Todo el día" hint="Las 24 horas." {...registered(form, 'available_hours.all_day')} />
      {!hours.all_day && (
        <>
          <div className="mt-3 grid grid-cols-2 gap-4 sm:max-w-md">
            <TextField form={form} name="available_hours.start" label="Desde" type="time" />
            <TextField form={form} name="available_hours.end" label="Hasta" type="time" />
          </div>
          <p role="status" className="mt-2 min-h-6 text-muted text-sm">
            {hoursSentence(hours)}
          </p>
        </>
      )}
    </div>
  );
}

function hoursSentence(hours: Hours): string {
  const { start, end } = hours;
  if (!start || !end || start === end) return '';
  const days = endsNextDay(hours) ? ' Elegí los días en que empieza ese horario.' : '';
  return `Atendés ${hoursWords(hours)}.${days}`;
}
