import { cedulaCheck } from '@tero/shared/rules/cedula';
import { useWatch } from 'react-hook-form';
import type { DetailsForm } from './details-form.ts';

/**
 * Shows how to write a cédula, and warns during typing if its check digit is wrong. The warning blocks nobody (rule
 * PROV-5).
 */
export function CedulaHint({ form }: { form: DetailsForm }) {
  const { valid, expected } = cedulaCheck(useWatch({ control: form.control, name: 'cedula_number' }));
  return (
    <>
      Escribila con el dígito verificador, por ejemplo 1.234.567-8. Si tiene 7 números, agregá un 0 adelante.
      <span aria-live="polite" className="block font-medium text-warn-ink">
        {!valid &&
          expected !== null &&
          'Revisá el número: el último dígito no corresponde a los anteriores. Si está igual en tu cédula, seguí.'}
      </span>
    </>
  );
}
