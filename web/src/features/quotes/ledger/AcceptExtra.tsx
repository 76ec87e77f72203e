import { acceptEntryBody, type QuoteEntry } from '@tero/shared/contract/quotes-entry';
import { formatPesos } from '@tero/shared/rules/money/money';
import { useState } from 'react';
import { useSubmit } from '../../../common/form/use-submit.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { CodeField } from '../cita/CodeField.tsx';
import { useOverOffline } from '../shared/use-over-offline.ts';
import { useAcceptExtra, useAskExtraCode } from './queries.ts';

interface AcceptExtraProps {
  token: string;
  entry: QuoteEntry;
  takesCodes: boolean;
  onDone: () => void;
}

/** Of the client: accepts an extra, by a code to the phone that accepted the quote (rule QUOTE-56). */
export function AcceptExtra({ takesCodes, ...given }: AcceptExtraProps) {
  const [isOpen, setOpen] = useState(false);
  if (!takesCodes) return <p>Por ahora no podemos mandar códigos por SMS. Probá más tarde.</p>;
  if (isOpen) return <AcceptForm {...given} onClose={() => setOpen(false)} />;
  return (
    <Button className="max-sm:w-full" onClick={() => setOpen(true)}>
      {`Aceptar por ${formatPesos(given.entry.amount)}`}
    </Button>
  );
}

function AcceptForm({ token, entry, onDone, onClose }: Omit<AcceptExtraProps, 'takesCodes'> & { onClose: () => void }) {
  const { number, amount } = entry;
  const asking = useAskExtraCode(token, number);
  const accepting = useAcceptExtra(token, number, onDone);
  const form = useZodForm(acceptEntryBody, { amount, code: '' });
  const { submit, failure } = useSubmit(form, accepting, {
    words: (error) => messageOf(error, 'No pudimos guardar tu aceptación. Probá de nuevo.'),
  });
  useOverOffline(accepting);
  return (
    <form noValidate onSubmit={submit} className="flex w-full flex-col gap-4">
      <CodeField form={form} name="code" asking={asking} />
      <p className="text-muted text-sm">
        Guardamos el texto exacto de lo que aceptás y la fecha, para vos y para el proveedor. Aceptar no es pagar.
      </p>
      {failure && <FormNotice tone="danger">{failure}</FormNotice>}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" busy={accepting.isPending}>
          {accepting.isPending ? 'Enviando...' : `Acepto por ${formatPesos(amount)}`}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Volver
        </Button>
      </div>
    </form>
  );
}
