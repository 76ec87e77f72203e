import type { AdminProvider } from '@tero/shared/contract/admin/providers';
import { approveProviderBody, rejectProviderBody } from '@tero/shared/contract/admin/verification';
import { limits } from '@tero/shared/limits';
import { reviewedFieldLabels, reviewedFields } from '@tero/shared/rules/verification';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextAreaField } from '../../../ui/FormFields.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { approveProvider, rejectProvider } from './queries.ts';

interface DecisionDialogProps {
  provider: AdminProvider;
  version: string | undefined;
  /** opens the next provider that waits; undefined if there is none, or if this provider did not come from the queue */
  onNext?: (() => void) | undefined;
  onClose: () => void;
}

const notes = {
  name: 'adminNotes',
  label: 'Notas del administrador',
  hint: 'Las ven solo los administradores.',
  optional: true,
  maxLength: limits.adminNotes,
} as const;

export function ApproveDialog({ provider, version, onNext, onClose }: DecisionDialogProps) {
  const form = useZodForm(approveProviderBody, { adminNotes: '', version });
  return (
    <FormDialog
      title={`Aprobar a ${provider.name}`}
      form={form}
      save={(body) => approveProvider(provider.id, body)}
      submitLabel="Aprobar"
      goOn={onNext && { label: 'Aprobar y seguir', onSaved: onNext }}
      success="Proveedor aprobado exitosamente"
      failure="Error al procesar la acción"
      onClose={onClose}
    >
      <TextAreaField form={form} {...notes} />
    </FormDialog>
  );
}

export function RejectDialog({ provider, version, onNext, onClose }: DecisionDialogProps) {
  const form = useZodForm(rejectProviderBody, { reason: '', fields: [], adminNotes: '', version });
  return (
    <FormDialog
      title={`Rechazar a ${provider.name}`}
      form={form}
      save={(body) => rejectProvider(provider.id, body)}
      submitLabel="Rechazar"
      goOn={onNext && { label: 'Rechazar y seguir', onSaved: onNext }}
      success="Proveedor rechazado exitosamente"
      failure="Error al procesar la acción"
      onClose={onClose}
    >
      <TextAreaField
        form={form}
        name="reason"
        label="Motivo del rechazo"
        hint="El proveedor lee este motivo."
        maxLength={limits.adminNotes}
      />
      <fieldset>
        <legend className="mb-1 font-semibold">
          Qué tiene que corregir <span className="font-normal text-muted">(opcional)</span>
        </legend>
        <div className="grid grid-cols-2 gap-x-4">
          {reviewedFields.map((field) => (
            <Checkbox key={field} label={reviewedFieldLabels[field]} value={field} {...form.register('fields')} />
          ))}
        </div>
      </fieldset>
      <TextAreaField form={form} {...notes} />
    </FormDialog>
  );
}
