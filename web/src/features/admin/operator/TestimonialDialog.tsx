import type { StoredContent } from '@tero/shared/contract/admin/operator';
import { testimonial } from '@tero/shared/contract/operator';
import { formWords } from '../../../common/conflict/differences.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { TextAreaField, TextField } from '../../../ui/FormFields.tsx';
import { type ContentDialogProps, PartDialog } from './ContentDialog.tsx';
import { placed } from './placed.ts';

const blank = { name: '', role: '', location: '', text: '' };
const words = formWords<typeof blank>({ name: 'Nombre', role: 'Oficio', location: 'Lugar', text: 'Qué dice' });

/**
 * Shows the form to edit a testimonial, or to add one if `at` is null. A hint says that the person must have agreed.
 */
export function TestimonialDialog({ at, ...props }: ContentDialogProps & { at: number | null }) {
  const valuesOf = ({ testimonials }: StoredContent) => (at === null ? blank : (testimonials[at] ?? blank));
  const known = valuesOf(props.content);
  const form = useZodForm(testimonial, known);
  return (
    <PartDialog
      {...props}
      title={at === null ? 'Nuevo testimonio' : `Editar ${known.name}`}
      form={form}
      valuesOf={valuesOf}
      words={words}
      bodyOf={(given) => ({ testimonials: placed(props.content.testimonials, at, { ...known, ...given }) })}
    >
      <TextField
        form={form}
        name="name"
        label="Nombre"
        hint="El de la persona que dio el testimonio y aceptó que se publique."
      />
      <TextField form={form} name="role" label="Oficio o empresa" />
      <TextField form={form} name="location" label="Lugar" />
      <TextAreaField form={form} name="text" label="Qué dice" rows={4} />
    </PartDialog>
  );
}
