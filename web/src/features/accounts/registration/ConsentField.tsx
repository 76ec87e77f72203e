import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { faultOf, registered } from '../../../ui/FormFields.tsx';
import { NewTabLink } from '../NewTabLink.tsx';
import { PoliciesDialog } from './PoliciesDialog.tsx';

interface ConsentFieldProps<V extends FieldValues, Out> {
  form: UseFormReturn<V, unknown, Out>;
  name: FieldPath<V>;
}

/** Shows the consent checkbox. Ley 18.331 requires that the person learns the purpose first and ticks it themselves. */
export function ConsentField<V extends FieldValues, Out>({ form, name }: ConsentFieldProps<V, Out>) {
  const [reading, setReading] = useState(false);
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-3">
      <Checkbox
        {...registered(form, name)}
        error={faultOf(form, name)}
        aria-required
        label={
          <>
            Acepto los términos y la política de privacidad
            <span aria-hidden="true" className="text-danger">
              {' *'}
            </span>
          </>
        }
      />
      <div className="flex flex-wrap gap-x-5 pl-8 text-sm">
        <NewTabLink to="/terms">Términos</NewTabLink>
        <NewTabLink to="/privacy">Privacidad</NewTabLink>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setReading(true)}
          className="min-h-11 rounded-control font-semibold text-link underline underline-offset-2 sm:min-h-9"
        >
          Políticas en palabras simples
        </button>
      </div>
      <PoliciesDialog open={reading} onOpenChange={setReading} />
    </div>
  );
}
