import { operatorBody, type StoredContent } from '@tero/shared/contract/admin/operator';
import { formWords } from '../../../common/conflict/differences.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { TextAreaField, TextField } from '../../../ui/FormFields.tsx';
import { type ContentDialogProps, PartDialog } from './ContentDialog.tsx';

const schema = operatorBody.pick({ apply_email: true, work_benefits: true });
const valuesOf = (content: StoredContent) => ({
  apply_email: content.apply_email ?? '',
  work_benefits: content.work_benefits.join('\n'),
});
const words = formWords<ReturnType<typeof valuesOf>>({
  apply_email: 'Email para postularse',
  work_benefits: 'Beneficios',
});

export function WorkDialog(props: ContentDialogProps) {
  const form = useZodForm(schema, valuesOf(props.content));
  return (
    <PartDialog {...props} title="Trabajar acá" form={form} valuesOf={valuesOf} words={words} bodyOf={(given) => given}>
      <TextField form={form} name="apply_email" label="Email para postularse" optional type="email" />
      <TextAreaField
        form={form}
        name="work_benefits"
        label="Beneficios"
        hint="Uno por línea, como «Formación: presupuesto anual para cursos»"
        optional
        rows={5}
      />
    </PartDialog>
  );
}
