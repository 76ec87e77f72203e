import { payerBody, type ReceiptPayer } from '@tero/shared/contract/receipts';
import { limits } from '@tero/shared/limits';
import { rutText } from '@tero/shared/rules/money/rut';
import { useState } from 'react';
import { LeaveGuard } from '../../../common/form/LeaveGuard.tsx';
import { NeedsLine } from '../../../common/form/NeedsLine.tsx';
import { showFieldFaults } from '../../../lib/http/field-faults.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/FormFields.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useReceiptPayer, useSetReceiptPayer } from './queries.ts';

/** Shows the name and RUT on the receipts (rule SUB-98); shows nothing until they are known. */
export function ReceiptData() {
  const { data } = useReceiptPayer();
  return data ? <Form payer={data} /> : null;
}

const valuesOf = ({ name, rut }: ReceiptPayer) => ({ name: name ?? '', rut: rut ? rutText(rut) : '' });

function Form({ payer }: { payer: ReceiptPayer }) {
  const form = useZodForm(payerBody, valuesOf(payer));
  const save = useSetReceiptPayer();
  const [fault, setFault] = useState<string | null>(null);
  const submit = form.handleSubmit((body) => {
    setFault(null);
    save.mutate(body, {
      onSuccess: (saved) => {
        form.reset(valuesOf(saved));
        toast.success('Listo. Usamos estos datos desde el próximo cobro.');
      },
      onError: (error) => {
        if (!showFieldFaults(form, error))
          setFault(messageOf(error, 'No pudimos guardar los datos de tus recibos. Probá de nuevo.'));
      },
    });
  });
  return (
    <Card className="sm:p-7">
      <h2 className="text-2xl">Datos para tus recibos</h2>
      <p className="mt-2 text-muted">
        Ponemos estos datos en tus recibos desde el próximo cobro. Si no los completás, va el nombre de tu perfil.
      </p>
      <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <LeaveGuard when={form.formState.isDirty && !save.isPending} />
        <NeedsLine why="guardar los datos de tus recibos." />
        <TextField
          form={form}
          name="name"
          label="Nombre o razón social"
          optional
          maxLength={limits.receiptName}
          autoComplete="organization"
        />
        <TextField
          form={form}
          name="rut"
          label="RUT"
          optional
          inputMode="numeric"
          autoComplete="off"
          hint="12 dígitos, con o sin espacios."
        />
        {fault && <FormNotice tone="danger">{fault}</FormNotice>}
        <Button type="submit" variant="outline" className="sm:self-start" busy={save.isPending}>
          {save.isPending ? 'Guardando...' : 'Guardar'}
        </Button>
      </form>
    </Card>
  );
}
