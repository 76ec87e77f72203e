import { type AnswerTemplate, templateBody } from '@tero/shared/contract/admin/panel/templates';
import { limits } from '@tero/shared/limits';
import { formWords } from '../../../common/conflict/differences.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { TextAreaField, TextField } from '../../../ui/FormFields.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { createTemplate, updateTemplate } from './queries.ts';

const valuesOf = ({ name, text }: AnswerTemplate) => ({ name, text });
const words = formWords<ReturnType<typeof valuesOf>>({ name: 'Nombre', text: 'Texto' });

/** Shows the form to write or change a ready-made answer. */
export function TemplateForm({ template, onClose }: { template: AnswerTemplate | null; onClose: () => void }) {
  const form = useZodForm(templateBody, template ? valuesOf(template) : { name: '', text: '' });
  return (
    <FormDialog
      title={template ? `Editar ${template.name}` : 'Nueva plantilla'}
      form={form}
      edits={template ? { row: template, valuesOf, words, what: 'Esta plantilla' } : undefined}
      save={(body, version) => (template ? updateTemplate(template.id, body, version) : createTemplate(body))}
      submitLabel="Guardar"
      success="Plantilla guardada"
      failure="Error al guardar la plantilla"
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Nombre" maxLength={limits.templateName} />
      <TextAreaField
        form={form}
        name="text"
        label="Texto"
        hint="Cambiamos {nombre} por el nombre de quien escribió."
        rows={6}
        maxLength={limits.contactMessage}
      />
    </FormDialog>
  );
}
