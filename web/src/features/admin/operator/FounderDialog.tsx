import { operatorBody, type StoredContent } from '@tero/shared/contract/admin/operator';
import { formWords } from '../../../common/conflict/differences.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { TextAreaField, TextField } from '../../../ui/FormFields.tsx';
import { type ContentDialogProps, PartDialog } from './ContentDialog.tsx';

const schema = operatorBody.pick({ founder_name: true, founder_role: true, founder_quote: true });
const valuesOf = (content: StoredContent) => ({
  founder_name: content.founder_name ?? '',
  founder_role: content.founder_role ?? '',
  founder_quote: content.founder_quote ?? '',
});
const words = formWords<ReturnType<typeof valuesOf>>({
  founder_name: 'Nombre',
  founder_role: 'Rol',
  founder_quote: 'Palabras',
});

export function FounderDialog(props: ContentDialogProps) {
  const form = useZodForm(schema, valuesOf(props.content));
  return (
    <PartDialog
      {...props}
      title="Quién está detrás"
      form={form}
      valuesOf={valuesOf}
      words={words}
      bodyOf={(given) => given}
    >
      <TextField form={form} name="founder_name" label="Nombre" optional />
      <TextField form={form} name="founder_role" label="Rol" optional />
      <TextAreaField form={form} name="founder_quote" label="Palabras" optional rows={4} />
    </PartDialog>
  );
}
