import { citaAnswerBody } from '@tero/shared/contract/quotes-cita';
import { limits } from '@tero/shared/limits';
import { useEffect, useEffectEvent } from 'react';
import { useSubmit } from '../../../common/form/use-submit.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/FormFields.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useOverOffline } from '../shared/use-over-offline.ts';
import { CodeField } from './CodeField.tsx';
import { citaChanged } from './cita-words.ts';
import { useAnswerCita, useAskCitaCode } from './queries.ts';

interface CitaAnswerProps {
  token: string;
  sequence: number;
  answer: 'confirm' | 'call_off';
  /** the cita is the one that the person saw, and still ahead */
  isThere: boolean;
  needsCode: boolean;
  onClose: () => void;
}

const words = {
  confirm: { submit: 'Confirmar la cita', busy: 'Confirmando...' },
  call_off: { submit: 'Suspender la cita', busy: 'Suspendiendo...' },
};

/** Confirms the cita that the other side proposed, or calls it off with a word; it needs signal. */
export function CitaAnswer({ token, sequence, answer, isThere, needsCode, onClose }: CitaAnswerProps) {
  const answering = useAnswerCita(token, onClose);
  const asking = useAskCitaCode(token);
  const form = useZodForm(citaAnswerBody, { sequence, answer, note: '', code: '' });
  const { submit, failure } = useSubmit(form, answering, {
    words: (error) => messageOf(error, 'No pudimos guardarlo. Probá de nuevo.'),
  });
  useOverOffline(answering);
  // the notice of the own answer may be faster than its response
  const isLost = !isThere && !answering.isPending;
  const giveUp = useEffectEvent(() => {
    toast.info(citaChanged);
    onClose();
  });
  useEffect(() => {
    if (isLost) giveUp();
  }, [isLost]);
  const { submit: label, busy } = words[answer];
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {answer === 'call_off' && (
        <TextField
          form={form}
          name="note"
          label="Por qué"
          hint="Se suspende solo la cita: el presupuesto sigue aceptado."
          maxLength={limits.citaNote}
          autoComplete="off"
          optional
        />
      )}
      {needsCode && <CodeField form={form} name="code" asking={asking} />}
      {failure && <FormNotice tone="danger">{failure}</FormNotice>}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button type="submit" variant={answer === 'call_off' ? 'danger' : 'primary'} busy={answering.isPending}>
          {answering.isPending ? busy : label}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Volver
        </Button>
      </div>
    </form>
  );
}
