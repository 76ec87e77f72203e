import { replyWords } from '@tero/shared/rules/site/reply-words';
import { delayedAnswer } from '@tero/shared/rules/text/delayed';
import { useId } from 'react';
import { OutboxFormFrame } from '../../common/form/OutboxFormFrame.tsx';
import { useOperator } from '../../features/operator/queries.ts';
import { ContactFields } from '../../features/support/ContactFields.tsx';
import { contactFailure, useContactForm } from '../../features/support/use-contact-form.ts';
import { useWriterId } from '../../features/support/writer.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { toast } from '../../ui/toast.tsx';

interface SupportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Shows the support dialog, from which people write to the team on any page (rule SUPP-7). It keeps the typed text
 * while it is closed.
 */
export function SupportDialog(props: SupportDialogProps) {
  return <SupportMessage key={useWriterId()} {...props} />;
}

function SupportMessage({ open, onOpenChange }: SupportDialogProps) {
  const formId = useId();
  const { content } = useOperator();
  const state = useContactForm({
    place: 'support',
    onSent(reply) {
      onOpenChange(false);
      if (reply?.delayed) toast.info(delayedAnswer);
      else toast.success('Mensaje enviado correctamente');
    },
    queued: 'Enviamos tu mensaje',
    onQueued: () => onOpenChange(false),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Contactar Soporte"
      description={`Contanos qué pasa y te respondemos ${replyWords(content)}.`}
      footer={
        <>
          {state.fault != null && (
            <div className="w-full">
              <FormNotice tone="danger">{contactFailure(state.fault, 'Error al enviar el mensaje')}</FormNotice>
            </div>
          )}
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={state.isSending}>
            {state.isSending ? 'Enviando...' : 'Enviar'}
          </Button>
        </>
      }
    >
      <OutboxFormFrame form={state} id={formId} className="relative gap-4">
        <ContactFields form={state.form} />
      </OutboxFormFrame>
    </Dialog>
  );
}
