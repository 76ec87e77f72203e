import { limits } from '@tero/shared/limits';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useRef } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { MoneyField } from '../../common/form/MoneyField.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/FormFields.tsx';
import { blankWork, type QuoteFields } from './quote-form.ts';

/** The lines of a quote, each with its price. */
export function Works<Out>({ form }: { form: UseFormReturn<QuoteFields, unknown, Out> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'works' });
  const group = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={group} tabIndex={-1} className="flex flex-col gap-4 focus-visible:outline-none">
      <legend className="mb-1 font-heading font-semibold text-xl">Trabajos</legend>
      <p className="text-muted">
        Poné el precio del trabajo entero. Si son 2 piezas u 8 clases, poné el de todas. Los materiales y la mano de
        obra van abajo, solo si los cobrás aparte.
      </p>
      {fields.map(({ id }, at) => (
        <div key={id} className="grid items-start gap-3 border-line border-b pb-4 sm:grid-cols-[1fr_11rem_auto]">
          <TextField
            form={form}
            name={`works.${at}.text`}
            label={`Trabajo ${at + 1}`}
            placeholder={at === 0 ? 'Cambiar el enchufe de la cocina' : undefined}
            maxLength={limits.quoteWork}
          />
          <MoneyField whole mayBeFree form={form} name={`works.${at}.price`} label={`Precio del trabajo ${at + 1}`} />
          {fields.length > 1 && (
            <Button
              variant="ghost"
              size="sm"
              className="justify-self-start sm:mt-7"
              aria-label={`Quitar el trabajo ${at + 1}`}
              onClick={() => {
                remove(at);
                // the pressed button goes away
                group.current?.focus({ preventScroll: true });
              }}
            >
              <Trash2 size={18} aria-hidden="true" />
              <span className="sm:sr-only">Quitar</span>
            </Button>
          )}
        </div>
      ))}
      {fields.length < limits.quoteWorks && (
        <Button variant="outline" className="self-start" onClick={() => append(blankWork())}>
          <Plus size={18} aria-hidden="true" />
          Agregar otro trabajo
        </Button>
      )}
    </fieldset>
  );
}
