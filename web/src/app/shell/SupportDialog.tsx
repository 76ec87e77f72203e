import { useId } from 'react';
import { useTellQueued } from '../../parts/outbox/use-tell-queued.ts';
import { ContactFields } from '../../parts/support/ContactFields.tsx';
import { useContactForm } from '../../parts/support/use-contact-form.ts';
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
export function SupportDialog({ open, onOpenChange }: SupportDialogProps) {
  const formId = useId();
  const tellQueued = useTellQueued();
  const { form, sending, submit, failure } = useContactForm({
    place: 'support',
    failed: 'Error al enviar el mensaje',
    onSent: (result) => {
      onOpenChange(false);
      if (result.state === 'queued') tellQueued(result.item, 'Tu mensaje sale solo');
      else toast.success('Mensaje enviado correctamente');
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Contactar Soporte"
      description="Contanos qué pasa y te respondemos por email dentro de las 24 horas."
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
          <Button type="submit" form={formId} variant="accent" busy={sending.isPending}>
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
