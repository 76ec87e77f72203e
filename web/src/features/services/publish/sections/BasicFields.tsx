import { limits } from '@tero/shared/limits';
import { useWatch } from 'react-hook-form';
import { TextAreaField, TextField } from '../../../../ui/FormFields.tsx';
import { CategoryField } from './CategoryField.tsx';
import type { ServiceForm } from './service-form.ts';

interface BasicFieldsProps {
  form: ServiceForm;
  /** creating sends the category's id, editing its name (rule SRCH-26) */
  categoryBy: 'id' | 'name';
}

export function BasicFields({ form, categoryBy }: BasicFieldsProps) {
  const description = useWatch({ control: form.control, name: 'description' });
  return (
    <>
      <TextField
        form={form}
        name="title"
        label="Título"
        hint="Tu servicio en pocas palabras, por ejemplo «Instalaciones eléctricas en el día»."
        maxLength={limits.serviceTitle}
      />
      <CategoryField form={form} by={categoryBy} />
      <TextAreaField
        form={form}
        name="description"
        label="Descripción"
        hint={`Qué hacés, cómo y qué incluye. ${description.length}/${limits.serviceDescription}`}
        rows={7}
      />
    </>
  );
}
