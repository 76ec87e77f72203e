import { type AdminResponse, updateAdminResponseBody } from '@tero/shared/contract/admin/review-responses';
import { limits } from '@tero/shared/limits';
import { formWords } from '../../../common/conflict/differences.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextAreaField } from '../../../ui/FormFields.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { updateResponse } from './queries.ts';

const valuesOf = ({ response_text, is_public }: AdminResponse) => ({ response_text, is_public });

const words = formWords<ReturnType<typeof valuesOf>>({ response_text: 'Respuesta', is_public: 'Pública' });

export function EditResponseDialog({ response, onClose }: { response: AdminResponse; onClose: () => void }) {
  const form = useZodForm(updateAdminResponseBody, valuesOf(response));
  return (
    <FormDialog
      title={`Editar la respuesta de ${response.provider.name}`}
      form={form}
      edits={{ row: response, valuesOf, words, what: 'Esta respuesta' }}
      save={(body, version) => updateResponse(response.id, body, version)}
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
