import { replyWords } from '@tero/shared/rules/site/reply-words';
import { delayedAnswer } from '@tero/shared/rules/text/delayed';
import { useId } from 'react';
import { useOpenedForm } from '../../common/form/draft-queries.ts';
import { useTellQueued } from '../../common/outbox/use-tell-queued.ts';
import { useOperator } from '../../features/operator/queries.ts';
import { ContactFields } from '../../features/support/ContactFields.tsx';
import {
  type ContactFormOptions,
  type MessageFields,
  useContactForm,
} from '../../features/support/use-contact-form.ts';
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
 * The support widget's dialog: a message to the team from any page (rule SUPP-7). It keeps what was typed while it is
 * closed.
 */
export function SupportDialog(props: SupportDialogProps) {
  const draft = { account: useWriterId(), form: 'support' } as const;
  const opened = useOpenedForm<Partial<MessageFields>>(draft);
  return opened.isPending ? null : <Opened {...props} draft={draft} opened={opened.data ?? null} />;
}

type OpenedProps = SupportDialogProps & Pick<ContactFormOptions, 'draft' | 'opened'>;

function Opened({ open, onOpenChange, draft, opened }: OpenedProps) {
  const formId = useId();
  const { content } = useOperator();
  const tellQueued = useTellQueued();
  const { form, sending, submit, failure } = useContactForm({
    draft,
    opened,
    failed: 'Error al enviar el mensaje',
    onSent: (result) => {
      onOpenChange(false);
      if (result.state === 'queued') tellQueued(result.item, 'Tu mensaje sale solo');
      else if (result.reply?.delayed) toast.info(delayedAnswer);
      else toast.success('Mensaje enviado correctamente');
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Contactar Soporte"
      description={`Contanos qué pasa y te respondemos ${replyWords(content)}.`}
      footer={
        <>
          {failure && (
            <div className="w-full">
              <FormNotice tone="danger">{failure}</FormNotice>
            </div>
          )}
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} busy={sending.isPending}>
            {sending.isPending ? 'Enviando...' : 'Enviar'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="relative flex flex-col gap-4">
        <ContactFields form={form} />
      </form>
    </Dialog>
  );
}
