import { serviceTypeLabels } from '@tero/shared/rules/labels';
import { paymentTypeLabel } from '@tero/shared/rules/money/price';
import { paperKinds, paperLabels } from '@tero/shared/rules/papers';
import { formatRating, ratingFloor } from '@tero/shared/rules/ratings';
import { paymentTypes } from '@tero/shared/rules/services/choices';
import { durations } from '@tero/shared/rules/time/estimated-duration';
import type { ReactNode } from 'react';
import { RadioGroup } from '../../../../ui/RadioGroup.tsx';
import { type FilterProps, ratingSteps, servedHow } from '../../filters.ts';
import { ratingLabels } from './filter-words.ts';

const durationLabels = {
  corta: 'Corta (horas)',
  media: 'Media (días)',
  larga: 'Larga (semanas)',
} as const;

interface OneOfProps<V extends string> {
  legend: string;
  values: readonly V[];
  /** the choice that filters nothing */
  any?: string;
  labelOf: (value: V) => ReactNode;
  value: V | undefined;
  onChange: (value: V | undefined) => void;
}

/** A choice of one of a few values, or of any. */
function OneOf<V extends string>({ legend, values, any = 'Todas', labelOf, value, onChange }: OneOfProps<V>) {
  const choices = values.map((choice) => ({ value: choice as string, label: labelOf(choice) }));
  return (
    <RadioGroup
      legend={legend}
      hideLegend
      choices={[{ value: 'all', label: any }, ...choices]}
      value={value ?? 'all'}
      onChange={(chosen) => onChange(values.find((choice) => choice === chosen))}
    />
  );
}

const ratings = ratingSteps.map((step) => ({ step, value: String(step) }));

export function RatingFilter({ filters, onChange }: FilterProps) {
  const stepOf = (value: string | undefined) => ratings.find((rating) => rating.value === value)?.step;
  return (
    <OneOf
      legend="Calificación"
      values={ratings.map((rating) => rating.value)}
      labelOf={(value) => {
        const step = stepOf(value) ?? 3;
        return (
          <>
            {ratingLabels[step]}
            <span className="text-muted text-sm"> · {formatRating(ratingFloor(step))} o más</span>
          </>
        );
      }}
      value={filters.rating && String(filters.rating)}
      onChange={(value) => onChange({ rating: stepOf(value) })}
    />
  );
}

export function ServiceTypeFilter({ filters, onChange }: FilterProps) {
  return (
    <OneOf
      legend="Modalidad"
      values={servedHow}
      labelOf={(value) => serviceTypeLabels[value]}
      value={filters.serviceType}
      onChange={(serviceType) => onChange({ serviceType })}
    />
  );
}

export function PaymentTypeFilter({ filters, onChange }: FilterProps) {
  return (
    <OneOf
      legend="Cómo se cobra"
      values={paymentTypes}
      labelOf={paymentTypeLabel}
      value={filters.paymentType}
      onChange={(paymentType) => onChange({ paymentType })}
    />
  );
}

export function PaperFilter({ filters, onChange }: FilterProps) {
  return (
    <>
      <OneOf
        legend="Papeles"
        values={paperKinds}
        any="Con o sin papeles"
        labelOf={(value) => paperLabels[value]}
        value={filters.paper}
        onChange={(paper) => onChange({ paper })}
      />
      <p className="text-muted text-sm">El equipo de Tero revisó estos papeles y están vigentes.</p>
    </>
  );
}

export function DurationFilter({ filters, onChange }: FilterProps) {
  return (
    <OneOf
      legend="Duración estimada"
      values={durations}
      labelOf={(value) => durationLabels[value]}
      value={filters.duration}
      onChange={(duration) => onChange({ duration })}
    />
  );
}
