import { type AdminResponse, updateAdminResponseBody } from '@tero/shared/contract/admin/review-responses';
import { limits } from '@tero/shared/limits';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextAreaField } from '../../../ui/FormFields.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { updateResponse } from './queries.ts';

export function EditResponseDialog({ response, onClose }: { response: AdminResponse; onClose: () => void }) {
  const form = useZodForm(updateAdminResponseBody, {
    response_text: response.response_text,
    is_public: response.is_public,
  });
  return (
    <FormDialog
      title={`Editar la respuesta de ${response.provider.name}`}
      form={form}
      save={(body) => updateResponse(response.id, body)}
      submitLabel="Guardar"
      success="Respuesta actualizada exitosamente"
      failure="Error al actualizar la respuesta"
      onClose={onClose}
    >
      <TextAreaField form={form} name="response_text" label="Respuesta" maxLength={limits.replyText} />
      <Checkbox label="Pública: la ve todo el mundo" {...form.register('is_public')} />
    </FormDialog>
  );
}
