import type { BulkBatch } from '@tero/shared/contract/admin/panel/bulk';
import { z } from 'zod';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { useCategories } from '../../categories/queries.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { SelectField } from '../table/SelectField.tsx';
import { type BulkGiven, prepareBatch } from './queries.ts';

const moved = z.object({ category: z.string().min(1, 'Elegí una categoría') });

interface FormProps {
  given: Pick<BulkGiven, 'tab' | 'query'>;
  onPrepared: (batch: BulkBatch) => void;
  onClose: () => void;
}

/** Asks which category the ticked services should move to, and prepares the move for the preview. */
export function MoveForm({ given, onPrepared, onClose }: FormProps) {
  const { data: categories = [] } = useCategories();
  const form = useZodForm(moved, { category: '' });
  return (
    <FormDialog
      title="Mover a otra categoría"
      form={form}
      save={({ category }) => prepareBatch({ ...given, act: 'move', category_id: Number(category) })}
      onSaved={onPrepared}
      submitLabel="Ver servicios"
      busyLabel="Buscando..."
      failure="No pudimos cargar las filas elegidas. Probá de nuevo."
      onClose={onClose}
    >
      <SelectField form={form} name="category" label="Categoría">
        <option value="">Elegí una categoría</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
