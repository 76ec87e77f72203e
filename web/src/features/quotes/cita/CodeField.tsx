import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Delayed } from '../../../common/delivery/Delayed.tsx';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField, type TextPath } from '../../../ui/FormFields.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { useOverOffline } from '../shared/use-over-offline.ts';
import type { useAskCitaCode } from './queries.ts';

interface CodeFieldProps<V extends FieldValues, Out> {
  form: UseFormReturn<V, unknown, Out>;
  name: TextPath<V>;
  asking: ReturnType<typeof useAskCitaCode>;
}

/** The code that came to the phone that accepted the quote (rule CITA-3). */
export function CodeField<V extends FieldValues, Out>({ form, name, asking }: CodeFieldProps<V, Out>) {
  useOverOffline(asking);
  const label = asking.isSuccess ? 'Mandar otro código' : 'Mandame el código';
  return (
    <div className="flex flex-col items-start gap-3">
      <TextField
        form={form}
        name={name}
        label="Código del SMS"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        hint="Tocá «Mandame el código»: te llega por SMS al celular con el que se aceptó el presupuesto."
        className="w-full"
      />
      <Button variant="outline" busy={asking.isPending} onClick={() => asking.mutate()} className="max-sm:w-full">
        {asking.isPending ? 'Mandando...' : label}
      </Button>
      <div role="status" className="empty:hidden">
        {asking.isSuccess && !asking.data.delayed && <p>Te mandamos el código. Puede tardar un minuto.</p>}
        <Delayed by={asking.data?.delayed} />
      </div>
      {asking.error && (
        <FormNotice tone="danger">{messageOf(asking.error, 'No pudimos mandar el código. Probá de nuevo.')}</FormNotice>
      )}
    </div>
  );
}
