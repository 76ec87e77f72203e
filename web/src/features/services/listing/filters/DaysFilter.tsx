import { weekdayLabels, weekdays } from '@tero/shared/rules/time/schedule';
import { ChipsMany } from '../../../../ui/RadioGroup.tsx';
import { Switch } from '../../../../ui/Switch.tsx';
import type { FilterProps } from '../../filters.ts';

const choices = weekdays.map((day) => ({ value: day, label: weekdayLabels[day] }));

export function DaysFilter({ filters, onChange }: FilterProps) {
  return (
    <div className="flex flex-col gap-4">
      <Switch
        label="Disponible hoy"
        checked={filters.disponibleHoy ?? false}
        onChange={(event) => onChange({ disponibleHoy: event.target.checked || undefined })}
      />
      <ChipsMany
        legend="Trabaja alguno de estos días"
        choices={choices}
        values={filters.availableDays ?? []}
        onChange={(days) => onChange({ availableDays: weekdays.filter((day) => days.includes(day)) })}
      />
    </div>
  );
}
