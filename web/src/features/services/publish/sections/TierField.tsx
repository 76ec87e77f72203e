import { tierLabels } from '@tero/shared/rules/labels';
import { tiers } from '@tero/shared/rules/services/choices';
import { Controller } from 'react-hook-form';
import { Chips } from '../../../../ui/RadioGroup.tsx';
import type { ServiceForm } from './service-form.ts';

const choices = tiers.map((value) => ({ value, label: tierLabels[value] }));

/**
 * The choice of the service's level, a label that ranks nothing (rule SRCH-19). `titled`: it stands alone under its
 * title.
 */
export function TierField({ form, titled = false }: { form: ServiceForm; titled?: boolean }) {
  return (
    <Controller
      control={form.control}
      name="service_status"
      render={({ field }) => (
        <Chips
          legend="Nivel del servicio"
          hideLegend={titled}
          choices={choices}
          value={field.value}
          onChange={field.onChange}
        />
      )}
    />
  );
}
