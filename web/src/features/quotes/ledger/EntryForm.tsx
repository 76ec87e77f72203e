import type { SharedQuote } from '@tero/shared/contract/quotes';
import { type EntryKind, entryBody, entryLimits } from '@tero/shared/contract/quotes-entry';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { MoneyField } from '../../../common/form/MoneyField.tsx';
import { OutboxFormFrame } from '../../../common/form/OutboxFormFrame.tsx';
import { useOutboxForm } from '../../../common/form/use-outbox-form.ts';
import { dropItem } from '../../../offline/outbox/stored.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/FormFields.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { Chips } from '../../../ui/RadioGroup.tsx';
import { useShow } from '../shared/queries.ts';

interface EntryFormProps {
  token: string;
  quote: SharedQuote;
  /** what may still be added */
  kinds: readonly EntryKind[];
  /** why nothing may */
  closed: string | null;
  onClose: () => void;
}

const labels: Record<EntryKind, string> = { extra: 'Un adicional', payment: 'Una seña o un pago' };
const hints: Record<EntryKind, { text: string; amount: string }> = {
  extra: {
    text: 'Por ejemplo, cambiar el sifón.',
    amount: 'Es el precio final: poné lo que se paga, con IVA si lleva.',
  },
  payment: { text: 'Por ejemplo, seña o segundo pago.', amount: 'Lo que ya recibiste. Tero no maneja la plata.' },
};

/** Adds an extra or a payment to the libreta; it waits for signal (rule QUOTE-55). */
export function EntryForm({ token, quote, kinds, closed, onClose }: EntryFormProps) {
  const show = useShow(token);
  const state = useOutboxForm({
    kind: 'quote-entry',
    schema: entryBody,
    place: { begins: 'quote-entry', about: `~${token}` },
    known: { kind: kinds[0] ?? 'payment', text: '', amount: '' } as z.input<typeof entryBody> & { amount: string },
    item: (body) => ({
      params: { id: quote.id },
      body,
      title: `${body.kind === 'extra' ? 'Adicional' : 'Pago'}: ${body.text}`,
    }),
    onSent(reply) {
      show.quote(reply.quote);
      onClose();
    },
    queued: 'Lo guardamos y lo anotamos en la libreta cuando vuelva la conexión',
    onQueued: onClose,
  });
  const { form } = state;
  const kind = useWatch({ control: form.control, name: 'kind' });
  const hint = hints[kind];
  if (state.isReady && !state.isDone && !kinds.includes(kind)) {
    const { waitingId } = state;
    return (
      <div className="flex flex-col gap-4">
        <FormNotice tone="warning">
          {closed ?? 'El trabajo ya está hecho: no se pueden agregar adicionales.'}
        </FormNotice>
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
          <Button variant="outline" onClick={onClose}>
            Volver
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              void state.drop();
              if (waitingId) void dropItem(waitingId);
              onClose();
            }}
          >
            Descartar lo que escribiste
          </Button>
        </div>
      </div>
    );
  }
  return (
    <OutboxFormFrame
      form={state}
      loading={<div className="min-h-64" />}
      className="gap-4"
      failure="No pudimos anotarlo. Probá de nuevo."
      actions={
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
          <Button
            variant="outline"
            onClick={() => {
              void state.drop();
              onClose();
            }}
          >
            Cancelar
          </Button>
          <Button type="submit" busy={state.isBusy}>
            {state.isSending ? 'Enviando...' : 'Anotar'}
          </Button>
        </div>
      }
    >
      {kinds.length > 1 && (
        <Chips
          legend="Qué anotás"
          choices={kinds.map((value) => ({ value, label: labels[value] }))}
          value={kind}
          onChange={(value) => form.setValue('kind', value, { shouldDirty: true })}
        />
      )}
      <TextField
        form={form}
        name="text"
        label="Qué es"
        hint={`${hint.text} Lo lee quien tenga el enlace.`}
        maxLength={entryLimits.text}
        autoComplete="off"
      />
      <MoneyField form={form} name="amount" label="Cuánto" hint={hint.amount} whole />
      <p className="text-muted text-sm">
        {kind === 'extra'
          ? 'Se suma al total cuando tu cliente lo acepta, con un código que le llega al celular.'
          : 'No es un recibo ni una factura. Si te equivocaste, podés anularlo hasta 24 horas después.'}
      </p>
    </OutboxFormFrame>
  );
}
