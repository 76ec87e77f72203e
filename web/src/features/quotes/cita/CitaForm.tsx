import type { SharedQuote } from '@tero/shared/contract/quotes';
import { citaBody } from '@tero/shared/contract/quotes-cita';
import { limits } from '@tero/shared/limits';
import { standing } from '@tero/shared/rules/quotes/cita';
import { backWords, isPauseDay } from '@tero/shared/rules/services/pause';
import { addMonths, dayAndMonth, localDay } from '@tero/shared/rules/time/time';
import { useEffect, useEffectEvent, useState } from 'react';
import type { z } from 'zod';
import { OutboxFormFrame } from '../../../common/form/OutboxFormFrame.tsx';
import { useOutboxForm } from '../../../common/form/use-outbox-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/FormFields.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useProviderWhen } from '../../providers/queries.ts';
import { useShow } from '../shared/queries.ts';
import { CodeField } from './CodeField.tsx';
import { citaChanged } from './cita-words.ts';
import { useAskCitaCode, useProposeCita } from './queries.ts';

interface CitaFormProps {
  token: string;
  quote: SharedQuote;
  needsCode: boolean;
  onClose: () => void;
}

/** Proposes a cita or another time: a provider's waits for signal, a client's is sent at once (rule CITA-1). */
export function CitaForm({ token, quote, needsCode, onClose }: CitaFormProps) {
  const cita = standing(quote.cita);
  const show = useShow(token);
  const propose = useProposeCita(token);
  const asking = useAskCitaCode(token);
  const today = localDay(new Date());
  const sequence = quote.cita?.sequence ?? 0;
  const [hasChanged, setChanged] = useState(false);
  const state = useOutboxForm({
    kind: 'cita',
    schema: citaBody,
    place: `cita-~${token}`,
    known: {
      sequence,
      day: cita && cita.day >= today ? cita.day : '',
      from: cita?.from ?? '',
      until: cita?.until ?? '',
      place: cita?.place ?? '',
      note: '',
      code: '',
    } as z.input<typeof citaBody> & { until: string; note: string; code: string },
    short: true,
    unstored: ['sequence', 'code'],
    item: (body) => ({ params: { token }, body, title: cita ? 'Cambiar una cita' : 'Proponer una cita' }),
    atOnce: (body) => (quote.is_own ? null : propose.mutateAsync(body)),
    onSent(reply) {
      show.quote(reply.quote);
      onClose();
    },
    queued: 'Guardamos la cita y la proponemos cuando vuelva la conexión',
    onQueued: onClose,
  });
  const { form, fault, isReady, isBusy } = state;
  const awayWords = useAwayWords(quote, form.watch('day'));
  const isTyped = form.formState.isDirty || state.draft !== null || state.waitingId !== null;
  const showCurrent = useEffectEvent(() => fault instanceof Error && show.current(fault));
  useEffect(() => {
    if (fault) showCurrent();
  }, [fault]);
  /** what was typed goes on with the cita that is there now */
  const follow = useEffectEvent(() => {
    if (form.getValues('sequence') === sequence) return;
    form.setValue('sequence', sequence);
    if (isTyped) return setChanged(true);
    toast.info(citaChanged);
    onClose();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the cita is another one
  useEffect(() => {
    if (isReady && !isBusy) follow();
  }, [isReady, isBusy, sequence]);
  return (
    <OutboxFormFrame
      form={state}
      loading={<div className="min-h-80" />}
      className="gap-4"
      failure="No pudimos mandar la cita. Probá de nuevo."
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
            {state.isSending ? 'Enviando...' : cita ? 'Proponer el cambio' : 'Proponer la cita'}
          </Button>
        </div>
      }
    >
      <TextField
        form={form}
        name="day"
        label="Día"
        type="date"
        min={today}
        max={localDay(addMonths(new Date(), limits.citaMonths))}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField form={form} name="from" label="Hora" type="time" />
        <TextField form={form} name="until" label="Hasta" type="time" optional />
      </div>
      {awayWords && <FormNotice tone="warning">{awayWords}</FormNotice>}
      <TextField
        form={form}
        name="place"
        label="Dónde"
        hint="Lo lee quien tenga el enlace del presupuesto."
        maxLength={limits.citaPlace}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="note"
        label={cita ? 'Por qué cambia' : 'Algo más'}
        maxLength={limits.citaNote}
        autoComplete="off"
        optional
      />
      {cita?.state === 'confirmed' && <p>La cita de ahora deja de valer: la nueva vale cuando la confirmen.</p>}
      {needsCode && <CodeField form={form} name="code" asking={asking} />}
      {hasChanged && fault == null && !isBusy && (
        <FormNotice tone="warning">{`${citaChanged} Lo que escribiste sigue acá.`}</FormNotice>
      )}
    </OutboxFormFrame>
  );
}

/** Says that a day is one of the provider's pause: the two may agree on it all the same. */
function useAwayWords({ provider, is_own }: SharedQuote, day: string): string | null {
  const { data: profile } = useProviderWhen(provider?.id ?? 0, provider !== null);
  const pause = profile?.pause ?? profile?.planned_pause;
  if (!provider || !day || !isPauseDay(pause, day, localDay(new Date()))) return null;
  return is_own
    ? `Ese día estás en pausa: volvés el ${dayAndMonth(pause.until)}.`
    : `Ese día ${provider.name} está en pausa. ${backWords(pause)}.`;
}
