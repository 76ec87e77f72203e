import { createAdminSubscriptionBody } from '@tero/shared/contract/admin/subscriptions';
import { settableSubscriptionStatuses } from '@tero/shared/rules/admin';
import { subscriptionLabels } from '@tero/shared/rules/subscription';
import { addDays, localDay } from '@tero/shared/rules/time/time';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { TextField } from '../../../ui/FormFields.tsx';
import { PickProvider } from '../providers/PickProvider.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { SelectField } from '../table/SelectField.tsx';
import { createSubscription } from './queries.ts';

/** Returns a new form's values. The subscription lasts 30 days from today unless somebody changes it (rule ADM-21). */
function blank() {
  const today = localDay(new Date());
  return { provider_id: '', status: 'active' as const, start_date: today, end_date: addDays(today, 30) };
}

const body = createAdminSubscriptionBody
  .refine(({ start_date }) => start_date, { path: ['start_date'], message: 'Elegí la fecha de inicio' })
  .refine(({ end_date }) => end_date, { path: ['end_date'], message: 'Elegí la fecha de fin' });

export function CreateSubscriptionDialog({ onClose }: { onClose: () => void }) {
  const form = useZodForm(body, blank());
  return (
    <FormDialog
      title="Nueva suscripción"
      form={form}
      save={createSubscription}
      submitLabel="Crear"
      success="Suscripción creada exitosamente"
      failure="Error al crear suscripción"
      onClose={onClose}
    >
      <PickProvider form={form} />
      <SelectField form={form} name="status" label="Estado">
        {settableSubscriptionStatuses.map((status) => (
          <option key={status} value={status}>
            {subscriptionLabels[status]}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="start_date" label="Fecha de inicio" type="date" />
        <TextField form={form} name="end_date" label="Fecha de fin" type="date" hint="Ese día inclusive." />
      </div>
    </FormDialog>
  );
}
