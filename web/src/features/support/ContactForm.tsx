import { delayedAnswer } from '@tero/shared/rules/text/delayed';
import Send from 'lucide-react/icons/send';
import { useEffect, useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Delayed } from '../../common/delivery/Delayed.tsx';
import { OutboxFormFrame } from '../../common/form/OutboxFormFrame.tsx';
import { QueuedNotice } from '../../common/outbox/QueuedNotice.tsx';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { ContactFields } from './ContactFields.tsx';
import { type ContactFormControl, contactFailure, useContactForm } from './use-contact-form.ts';
import { useFading } from './use-fading.ts';

/** Shows the form of a message to the team. It restores the text that a person typed in the support dialog. */
export function ContactForm({ writer }: { writer: number }) {
  const titleId = useId();
  const [search] = useAddress();
  const state = useContactForm({
    place: search.get('borrador') === 'soporte' ? 'support' : { begins: 'contact' },
  });
  const { form, result, fault, isSending } = state;
  const isShown = useFading(result);
  const late = result?.state === 'sent' ? result.reply?.delayed : undefined;
  useAsked(form, state.isReady);
  return (
    <section
      aria-labelledby={titleId}
      className="min-h-140 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-card"
    >
      <h2 id={titleId} className="text-2xl">
        Escribinos
      </h2>
      <OutboxFormFrame form={state} className="relative mt-4 gap-4">
        <ContactFields form={form} />
        <AnswerNote account={writer} />
        <div role="status" className="empty:hidden">
          {isShown && result?.state === 'sent' && !late && (
            <FormNotice tone="success" quiet>
              Mensaje enviado con éxito! Te respondemos por email.
            </FormNotice>
          )}
          <QueuedNotice what="tu mensaje" result={result} />
        </div>
        <Delayed by={late} words={delayedAnswer} />
        {isShown && fault != null && (
          <FormNotice tone="danger">
            {contactFailure(fault, 'Error al enviar el mensaje. Intenta nuevamente.')}
          </FormNotice>
        )}
        {/* the result disappears after a while; this stays */}
        {result?.state === 'failed' && (
          <p className="text-muted text-sm">Tu mensaje todavía no se envió. Lo que escribiste sigue acá.</p>
        )}
        <Button type="submit" size="lg" busy={isSending} className="sm:self-start">
          {!isSending && <Send size={20} aria-hidden="true" />}
          <span>{isSending ? 'Enviando...' : 'Enviar mensaje'}</span>
        </Button>
      </OutboxFormFrame>
    </section>
  );
}

/** Adds, once, the help request of another screen below the typed text, which keeps its subject. */
function useAsked(form: ContactFormControl, isReady: boolean): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const asked = state as Partial<Record<'subject' | 'message', string>> | null;
  useEffect(() => {
    if (!isReady || !(asked?.message || asked?.subject)) return;
    const { subject, message } = form.getValues();
    const isThere = asked.message && message.includes(asked.message);
    form.setValue('subject', subject || (asked.subject ?? ''));
    if (!isThere) form.setValue('message', [message.trim(), asked.message].filter(Boolean).join('\n\n'));
    navigate(pathname + search, { replace: true });
  }, [asked, form, isReady, navigate, pathname, search]);
}

/** Says that a person who is not signed in gets the answer only by email. */
function AnswerNote({ account }: { account: number }) {
  return (
    <p className="text-muted text-sm">
      {account === 0
        ? 'Si escribís sin iniciar sesión, te respondemos solo por email. Si la iniciás, además podés seguir la conversación en Tero.'
        : 'Vas a ver la respuesta en «Mis mensajes», donde podés seguir la conversación.'}
    </p>
  );
}
