import { decideBody } from '@tero/shared/contract/admin/moderation/cases';
import { actionLabels } from '@tero/shared/rules/moderation';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { DecisionFields } from '../moderation/DecisionFields.tsx';
import { actOn } from '../moderation/queries.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { SelectField } from '../table/SelectField.tsx';

interface DecideReviewsProps {
  ids: readonly number[];
  onSaved?: () => void;
  onClose: () => void;
}

/** Takes an action on reviews. Every review gets its own case, and every author gets a message (rule TRUST-11). */
export function DecideReviews({ ids, onSaved, onClose }: DecideReviewsProps) {
  const form = useZodForm(decideBody, { action: 'hide', reason: null, message: '' });
  return (
    <FormDialog
      title="Moderar reseñas"
      form={form}
      save={async (decision) => {
        // one request after the other: each case either gets its decision and message, or stays as it was
        for (const id of ids) await actOn({ kind: 'review', id }, decision);
      }}
      onSaved={onSaved ?? onClose}
      submitLabel="Moderar"
      success="Listo: cada autor recibe el mensaje"
      failure="Quedaron reseñas sin moderar. Probá de nuevo: las que ya moderaste no se repiten."
      onClose={onClose}
    >
      <SelectField form={form} name="action" label="Qué hacer">
        <option value="hide">{actionLabels.hide}</option>
        <option value="suspend">{actionLabels.suspend}</option>
      </SelectField>
      <DecisionFields form={form} hint="El mensaje le llega a cada autor por email y en la app, con el motivo." />
    </FormDialog>
  );
}
