import { delayedAnswer } from '@tero/shared/rules/text/delayed';
import Send from 'lucide-react/icons/send';
import { useEffect, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { Delayed } from '../../common/delivery/Delayed.tsx';
import { formOfNew, useOpenedForm } from '../../common/form/draft-queries.ts';
import { WaitsNote } from '../../common/form/WaitsNote.tsx';
import { QueuedNotice } from '../../common/outbox/QueuedNotice.tsx';
import { useAddress } from '../../lib/navigation/use-address.ts';
import type { FormName } from '../../offline/drafts/drafts.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { ContactFields } from './ContactFields.tsx';
import {
  type ContactFormControl,
  type ContactFormOptions,
  type MessageFields,
  useContactForm,
} from './use-contact-form.ts';
import { useFading } from './use-fading.ts';

/** A message to the team; what was typed before is there from the first paint on. */
export function ContactForm({ writer }: { writer: number }) {
  const titleId = useId();
  const [search] = useAddress();
  const draft = { account: writer, form: formIn(search) };
  const opened = useOpenedForm<Partial<MessageFields>>(draft);
  return (
    <section
      aria-labelledby={titleId}
      className="min-h-140 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-card"
    >
      <h2 id={titleId} className="text-2xl">
        Escribinos
      </h2>
      {!opened.isPending && <Message key={draft.form} draft={draft} opened={opened.data ?? null} />}
    </section>
  );
}

/** The draft that the address names: that of the support dialog goes on here (Pendientes). */
function formIn(search: URLSearchParams): FormName {
  return search.get('borrador') === 'soporte' ? 'support' : formOfNew('contact', search);
}

function Message({ draft, opened }: Pick<ContactFormOptions, 'draft' | 'opened'>) {
  const { form, sending, submit, failure } = useContactForm({
    draft,
    opened,
    failed: 'Error al enviar el mensaje. Intenta nuevamente.',
  });
  const isShown = useFading(sending);
  const late = sending.data?.state === 'sent' ? sending.data.reply?.delayed : undefined;
  useAsked(form);
  return (
    <form onSubmit={submit} noValidate className="relative mt-4 flex flex-col gap-4">
      <WaitsNote opened={opened} isSending={sending.isPending || sending.isSuccess} />
      <ContactFields form={form} />
      <AnswerNote account={draft.account} />
      <div role="status" className="empty:hidden">
        {isShown && sending.data?.state === 'sent' && !late && (
          <FormNotice tone="success" quiet>
            Mensaje enviado con éxito! Te respondemos por email.
          </FormNotice>
        )}
        <QueuedNotice what="Tu mensaje" result={sending.data} />
      </div>
      <Delayed by={late} words={delayedAnswer} />
      {isShown && failure && <FormNotice tone="danger">{failure}</FormNotice>}
      {/* the result disappears after a while; this stays */}
      {sending.isError && (
        <p className="text-muted text-sm">Tu mensaje todavía no se envió. Lo que escribiste sigue acá.</p>
      )}
      <Button type="submit" size="lg" busy={sending.isPending} className="sm:self-start">
        {!sending.isPending && <Send size={20} aria-hidden="true" />}
        <span>{sending.isPending ? 'Enviando...' : 'Enviar mensaje'}</span>
      </Button>
    </form>
  );
}

/** Begins with what another screen asks for help with, unless something is typed. */
function useAsked(form: ContactFormControl): void {
  const asked = useLocation().state as Partial<Record<'subject' | 'message', string>> | null;
  useEffect(() => {
    if (!asked?.message || form.getValues('message')) return;
    form.setValue('subject', asked.subject ?? '');
    form.setValue('message', asked.message);
  }, [asked, form]);
}

/** Who writes without a session gets the answer by mail alone. */
function AnswerNote({ account }: { account: number }) {
  return (
    <p className="text-muted text-sm">
      {account === 0
        ? 'Escribís sin cuenta: te respondemos solo por email. Con tu sesión iniciada, además podés seguir la conversación en Tero.'
        : 'Vas a ver la respuesta en «Mis mensajes», donde podés seguir la conversación.'}
    </p>
  );
}
