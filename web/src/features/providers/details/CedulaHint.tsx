import { cedulaCheck } from '@tero/shared/rules/cedula';
import { useWatch } from 'react-hook-form';
import type { DetailsForm } from './details-form.ts';

/** How a cédula is written, and at once that its check digit is wrong, which stops nobody (rule PROV-5). */
export function CedulaHint({ form }: { form: DetailsForm }) {
  const { valid, expected } = cedulaCheck(useWatch({ control: form.control, name: 'cedula_number' }));
  return (
    <>
      8 dígitos, con el de después del guion; si son 7, empezá con 0. Los puntos y el guion se quitan solos.
      <span aria-live="polite" className="block font-medium text-warn-ink">
        {!valid &&
          expected !== null &&
          'Revisá el número: el último dígito no coincide con los demás. Si es el de tu cédula, seguí.'}
      </span>
    </>
  );
}
