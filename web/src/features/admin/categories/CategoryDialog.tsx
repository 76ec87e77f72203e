import { type AdminCategory, createCategoryBody } from '@tero/shared/contract/admin/categories';
import { limits } from '@tero/shared/limits';
import { useWatch } from 'react-hook-form';
import { formWords } from '../../../common/conflict/differences.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextAreaField, TextField } from '../../../ui/FormFields.tsx';
import { toast } from '../../../ui/toast.tsx';
import { FormDialog, type Question } from '../table/FormDialog.tsx';
import { SelectField } from '../table/SelectField.tsx';
import { IconField } from './IconField.tsx';
import { createCategory, updateCategory, useCategoryGroups } from './queries.ts';

function valuesOf(category: AdminCategory | undefined) {
  return {
    name: category?.name ?? '',
    description: category?.description ?? '',
    icon: category?.icon ?? '',
    is_active: category?.is_active ?? true,
    group_id: category?.group_id ? String(category.group_id) : '',
    is_group: false,
  };
}

const wordsWith = (groupName: (id: string) => string) =>
  formWords<ReturnType<typeof valuesOf>>({
    name: 'Nombre',
    description: 'Descripción',
    icon: 'Ícono',
    group_id: { label: 'Grupo', say: groupName },
    is_active: 'Activa',
    is_group: 'Es un grupo',
  });

interface CategoryDialogProps {
  category?: AdminCategory | undefined;
  /** called after the category was switched off, which can be undone (rule ADM-116) */
  onHidden?: (category: AdminCategory) => void;
  onClose: () => void;
}

/** Shows the form to edit a category, or to create one if none is given. */
export function CategoryDialog({ category, onHidden, onClose }: CategoryDialogProps) {
  const groups = useCategoryGroups();
  const form = useZodForm(createCategoryBody, valuesOf(category));
  const groupName = (id: string) => groups.data?.find((group) => String(group.id) === id)?.name ?? id;
  const makesGroup = useWatch({ control: form.control, name: 'is_group' }) === true;
  const isGroup = category ? category.group_id === null : makesGroup;
  return (
    <FormDialog
      title={category ? 'Editar categoría' : 'Nueva categoría'}
      form={form}
      edits={category && { row: category, valuesOf, words: wordsWith(groupName), what: 'Esta categoría' }}
      save={(values, version) => (category ? updateCategory(category.id, values, version) : createCategory(values))}
      submitLabel={category ? 'Guardar' : 'Crear'}
      question={({ is_active }) => (category?.is_active && !is_active ? hiding(category) : null)}
      onSaved={(reply) => {
        if (category?.is_active && !reply.category.is_active) onHidden?.(category);
        else toast.success(category ? 'Categoría actualizada exitosamente' : 'Categoría creada exitosamente');
        onClose();
      }}
      failure="Error al guardar la categoría"
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Nombre" maxLength={limits.nameMax} autoComplete="off" />
      <TextAreaField form={form} name="description" label="Descripción" optional rows={3} maxLength={500} />
      <IconField form={form} name="icon" />
      {!category && <Checkbox label="Es un grupo: reúne categorías" {...form.register('is_group')} />}
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

/** Returns the question before a category is switched off. It says how many services would disappear. */
function hiding({ name, listed_count }: AdminCategory): Question {
  const services = listed_count === 1 ? 'Deja de verse 1 servicio' : `Dejan de verse ${listed_count} servicios`;
  return {
    title: `Desactivar ${name}`,
    description: `${listed_count === 0 ? 'No tiene servicios a la vista' : services}. Todo vuelve cuando la actives otra vez.`,
    confirmLabel: 'Desactivar',
  };
}
