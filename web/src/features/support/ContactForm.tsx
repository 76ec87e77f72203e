import { Send } from 'lucide-react';
import { useId } from 'react';
import { QueuedNotice } from '../../parts/outbox/QueuedNotice.tsx';
import { ContactFields } from '../../parts/support/ContactFields.tsx';
import { useContactForm } from '../../parts/support/use-contact-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { useFading } from './use-fading.ts';

export function ContactForm() {
  const titleId = useId();
  const { form, sending, submit, failure } = useContactForm({
    place: 'contact',
    failed: 'Error al enviar el mensaje. Intenta nuevamente.',
  });
  const isShown = useFading(sending);
  return (
    <section
      aria-labelledby={titleId}
      className="sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-card"
    >
      <h2 id={titleId} className="text-2xl">
        Escribinos
      </h2>
      <form onSubmit={submit} noValidate className="relative mt-4 flex flex-col gap-4">
        <ContactFields form={form} />
        <div role="status" className="empty:hidden">
          {isShown && sending.data?.state === 'sent' && (
            <FormNotice tone="success" quiet>
              Mensaje enviado con éxito! Te respondemos por email dentro de las 24 horas.
            </FormNotice>
          )}
          <QueuedNotice what="Tu mensaje" result={sending.data} />
        </div>
        {isShown && failure && <FormNotice tone="danger">{failure}</FormNotice>}
        {/* the result disappears after a while; this stays */}
        {sending.isError && (
          <p className="text-muted text-sm">Tu mensaje todavía no se envió. Lo que escribiste sigue acá.</p>
        )}
        <Button type="submit" variant="accent" size="lg" busy={sending.isPending} className="sm:self-start">
          {!sending.isPending && <Send size={20} aria-hidden="true" />}
          {sending.isPending ? 'Enviando...' : 'Enviar mensaje'}
        </Button>
      </form>
    </section>
  );
}
