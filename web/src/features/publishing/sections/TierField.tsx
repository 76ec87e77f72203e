import { tiers } from '@tero/shared/contract/services';
import { tierLabels } from '@tero/shared/rules/labels';
import { Controller } from 'react-hook-form';
import { Chips } from '../../../ui/RadioGroup.tsx';
import type { ServiceForm } from '../service-form.ts';

const choices = tiers.map((value) => ({ value, label: tierLabels[value] }));

/** A label for clients; it ranks nothing (decisions, search). */
export function TierField({ form }: { form: ServiceForm }) {
  return (
    <Controller
      control={form.control}
      name="service_status"
      render={({ field }) => (
        <Chips legend="Nivel de visibilidad" choices={choices} value={field.value} onChange={field.onChange} />
      )}
    />
  );
}
