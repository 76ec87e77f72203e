import type { Category } from '@tero/shared/contract/categories';
import { Controller } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { categoriesFailure } from '../../../categories/failure.ts';
import { groupsOf, useCategories } from '../../../categories/queries.ts';
import type { ServiceForm } from './service-form.ts';

/** The first content of the message to the team. */
const missing = { subject: 'Falta mi categoría' };

export function CategoryField({ form, by }: { form: ServiceForm; by: 'id' | 'name' }) {
  const { data: list = [], isLoadingError, error, isPending, refetch } = useCategories();
  const failure = isLoadingError ? categoriesFailure(error) : null;
  return (
    <Controller
      control={form.control}
      name="category"
      render={({ field, fieldState }) => (
        <div className="flex flex-col gap-2">
          <Field label="Categoría" required error={fieldState.error?.message ?? failure ?? undefined}>
            <Select
              {...field}
              onChange={(event) => {
                field.onChange(event);
                form.clearErrors('category');
              }}
            >
              <option value="">{isPending ? 'Cargando categorías…' : 'Elegí una categoría'}</option>
              {/* keeps a chosen category that is not (yet) in the list */}
              {field.value && !list.some((category) => choiceOf(category, by) === field.value) && (
                <option value={field.value}>{by === 'name' ? field.value : '…'}</option>
              )}
              {groupsOf(list).map((group) => (
                <optgroup key={group.id} label={group.name}>
                  {group.categories.map((category) => (
                    <option key={category.id} value={choiceOf(category, by)}>
                      {category.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          </Field>
          <p className="text-muted text-sm">
            ¿No está la tuya? Elegí «Otro trabajo».{' '}
            <Link to="/contact" state={missing} className="text-link underline">
              Avisar al equipo que falta mi categoría
            </Link>
          </p>
          {failure && (
            <Button size="sm" variant="outline" onClick={() => void refetch()} className="self-start">
              Reintentar
            </Button>
          )}
        </div>
      )}
    />
  );
}

function choiceOf(category: Category, by: 'id' | 'name'): string {
  return String(category[by]);
}
