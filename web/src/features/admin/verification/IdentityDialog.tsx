import type { AdminProvider } from '@tero/shared/contract/admin/providers';
import { identityDecisionBody } from '@tero/shared/contract/admin/verification';
import { limits } from '@tero/shared/limits';
import { useWatch } from 'react-hook-form';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextAreaField } from '../../../ui/FormFields.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { Pictures } from './Pictures.tsx';
import { decideIdentity, useIdentityPictures } from './queries.ts';

interface IdentityDialogProps {
  provider: AdminProvider;
  version: string | undefined;
  onNext?: (() => void) | undefined;
  onClose: () => void;
}

/** Shows the document and the face for a decision. The server then deletes both pictures (rule TRUST-52). */
export function IdentityDialog({ provider, version, onNext, onClose }: IdentityDialogProps) {
  const pictures = useIdentityPictures(provider.id);
  const form = useZodForm(identityDecisionBody, { seen: false, reason: '' });
  const seen = useWatch({ control: form.control, name: 'seen' });
  return (
    <FormDialog
      title={`Fotos de ${provider.name}`}
      form={form}
      save={(body) => decideIdentity(provider.id, { ...body, version })}
      holds={{ more: false, busy: !pictures.data }}
      submitLabel={seen ? 'Verificar' : 'Rechazar las fotos'}
      goOn={onNext && { label: 'Decidir y seguir', onSaved: onNext }}
      success="Listo: avisamos al proveedor y borramos las fotos"
      failure="Error al procesar la acción"
      onClose={onClose}
    >
      <Checkbox label="El documento, la cara, la palabra y los datos coinciden" {...form.register('seen')} />
      {!seen && (
        <TextAreaField
          form={form}
          name="reason"
          label="Motivo del rechazo"
          hint="El proveedor lee este motivo."
          maxLength={limits.adminNotes}
        />
      )}
      <Pictures query={pictures} names={['El documento', 'La cara']}>
        {({ word }) => (
          <p>
            En el papel tiene que decir <strong>{word}</strong>.
          </p>
        )}
      </Pictures>
    </FormDialog>
  );
}
