import { TextAreaField } from '../../../../ui/FormFields.tsx';
import type { ServiceForm } from './service-form.ts';

export function NotesFields({ form }: { form: ServiceForm }) {
  return (
    <>
      <TextAreaField
        form={form}
        name="client_requirements"
        label="Requisitos para el cliente"
        hint="Qué necesitás que te manden o que haya en el lugar: medidas, fotos, herramientas."
        optional
        rows={3}
      />
      <TextAreaField form={form} name="additional_notes" label="Notas adicionales" optional rows={3} />
    </>
  );
}
