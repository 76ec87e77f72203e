import { type AdminCategory, createCategoryBody } from '@tero/shared/contract/admin/categories';
import { limits } from '@tero/shared/limits';
import { useEffect } from 'react';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { formWords } from '../../../parts/conflict/differences.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextAreaField, TextField } from '../../../ui/FormFields.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { SelectField } from '../table/SelectField.tsx';
import { createCategory, updateCategory, useCategoryGroups } from './queries.ts';

function valuesOf(category: AdminCategory | undefined) {
  return {
    name: category?.name ?? '',
    description: category?.description ?? '',
    icon: category?.icon ?? '',
    is_active: category?.is_active ?? true,
    group_id: category?.group_id ? String(category.group_id) : '',
  };
}

const wordsWith = (groupName: (id: string) => string) =>
  formWords<ReturnType<typeof valuesOf>>({
    name: 'Nombre',
    description: 'Descripción',
    icon: 'Ícono',
    group_id: { label: 'Grupo', say: groupName },
    is_active: 'Activa',
  });

/** Edits a category, or creates one when none is given. */
export function CategoryDialog({ category, onClose }: { category?: AdminCategory | undefined; onClose: () => void }) {
  const groups = useCategoryGroups();
  const form = useZodForm(createCategoryBody, valuesOf(category));
  const groupName = (id: string) => groups.data?.find((group) => String(group.id) === id)?.name ?? id;
  // sets the category's group in the select once the options have loaded
  const { resetField } = form;
  useEffect(() => {
    if (groups.data) resetField('group_id');
  }, [groups.data, resetField]);
  const isGroup = category?.group_id === null;
  return (
    <FormDialog
      title={category ? 'Editar categoría' : 'Nueva categoría'}
      form={form}
      edits={category && { row: category, valuesOf, words: wordsWith(groupName), what: 'Esta categoría' }}
      save={(values, version) => (category ? updateCategory(category.id, values, version) : createCategory(values))}
      submitLabel={category ? 'Guardar' : 'Crear'}
      success={category ? 'Categoría actualizada exitosamente' : 'Categoría creada exitosamente'}
      failure="Error al guardar la categoría"
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Nombre" maxLength={limits.nameMax} autoComplete="off" />
      <TextAreaField form={form} name="description" label="Descripción" optional rows={3} maxLength={500} />
      <TextField
        form={form}
        name="icon"
        label="Ícono"
        optional
        hint="Una clase de Font Awesome, por ejemplo fa-tools."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {!isGroup && (
        <SelectField form={form} name="group_id" label="Grupo" required={false}>
          {!category && <option value="">Otros servicios</option>}
          {category?.group_id && !groups.data && <option value={category.group_id}>{category.group}</option>}
          {groups.data
            ?.filter(({ name }) => category || name !== 'Otros servicios')
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
      )}
      <Checkbox label="Activa: se ve en la app con sus servicios" {...form.register('is_active')} />
    </FormDialog>
  );
}
