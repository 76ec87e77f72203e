import { operatorBody, type StoredContent } from '@tero/shared/contract/admin/operator';
import { formWords } from '../../../common/conflict/differences.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { TextAreaField, TextField } from '../../../ui/FormFields.tsx';
import { type ContentDialogProps, PartDialog } from './ContentDialog.tsx';

const schema = operatorBody.pick({
  hours: true,
  reply_hours: true,
  address: true,
  phone: true,
  instagram: true,
  facebook: true,
  linkedin: true,
});
const valuesOf = (content: StoredContent) => ({
  hours: content.hours.join('\n'),
  reply_hours: content.reply_hours === null ? '' : `${content.reply_hours}`,
  address: content.address ?? '',
  phone: content.phone ?? '',
  instagram: content.instagram ?? '',
  facebook: content.facebook ?? '',
  linkedin: content.linkedin ?? '',
});
const words = formWords<ReturnType<typeof valuesOf>>({
  hours: 'Horario',
  reply_hours: 'Horas para responder',
  address: 'Dirección',
  phone: 'Teléfono',
  instagram: 'Instagram',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
});

export function ContactDialog(props: ContentDialogProps) {
  const form = useZodForm(schema, valuesOf(props.content));
  return (
    <PartDialog
      {...props}
      title="Contacto y redes"
      form={form}
      valuesOf={valuesOf}
      words={words}
      bodyOf={(given) => given}
    >
      <TextAreaField
        form={form}
        name="hours"
        label="Horario"
        hint="Uno por línea, como «Lunes a viernes de 9:00 a 18:00»"
        optional
        rows={3}
      />
      <TextField
        form={form}
        name="reply_hours"
        label="Horas para responder"
        hint="El sitio muestra este plazo para contestar los emails. Si lo dejás vacío, no muestra ninguno."
        optional
        inputMode="numeric"
      />
      <TextField form={form} name="address" label="Dirección" optional />
      <TextField form={form} name="phone" label="Teléfono" optional type="tel" />
      <TextField form={form} name="instagram" label="Instagram" optional inputMode="url" placeholder="https://…" />
      <TextField form={form} name="facebook" label="Facebook" optional inputMode="url" placeholder="https://…" />
      <TextField form={form} name="linkedin" label="LinkedIn" optional inputMode="url" placeholder="https://…" />
    </PartDialog>
  );
}
