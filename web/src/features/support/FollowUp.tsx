import { followUpBody } from '@tero/shared/contract/support';
import { limits } from '@tero/shared/limits';
import { useState } from 'react';
import { LeaveGuard } from '../../common/form/LeaveGuard.tsx';
import { useSubmit } from '../../common/form/use-submit.ts';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/FormFields.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { toast } from '../../ui/toast.tsx';
import { useFollowUp } from './own-queries.ts';

const failed = 'No pudimos enviar tu mensaje. Probá de nuevo.';

/** Shows the form to write again about a message. The team sees the new text beside the earlier ones (rule SUPP-71). */
export function FollowUp({ id, subject }: { id: number; subject: string }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    toast.success('Mensaje enviado');
    setOpen(false);
  };
  if (open) return <FollowUpForm id={id} onSent={close} />;
  return (
    <Button
      variant="outline"
      size="sm"
      className="self-start"
      aria-label={`Responder: ${subject}`}
      onClick={() => setOpen(true)}
    >
      Responder
    </Button>
  );
}

function FollowUpForm({ id, onSent }: { id: number; onSent: () => void }) {
  const form = useZodForm(followUpBody, { message: '' });
  const sending = useFollowUp(id, onSent);
  const { submit, failure } = useSubmit(form, sending, {
    words: (error) =>
      error instanceof OfflineError
        ? 'Sin conexión no podés responder. Lo que escribiste sigue acá. Probá de nuevo cuando vuelva la conexión.'
        : messageOf(error, failed),
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <TextAreaField
        form={form}
        name="message"
        label="Tu mensaje"
        rows={4}
        maxLength={limits.contactMessage}
        autoFocus
      />
      {failure && <FormNotice tone="danger">{failure}</FormNotice>}
      <Button type="submit" busy={sending.isPending} className="self-end">
        {sending.isPending ? 'Enviando...' : 'Enviar'}
      </Button>
      <LeaveGuard when={form.formState.isDirty && !sending.isSuccess} />
    </form>
  );
}
