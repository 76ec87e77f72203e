import { zodResolver } from '@hookform/resolvers/zod';
import { contactBody } from '@tero/shared/contract/support';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { OfflineError } from '../../lib/http/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { dropDraft, useFormDraft, withDraft } from '../../offline/drafts/form-draft.ts';
import type { Fate } from '../outbox/send.ts';
import { messageDraft, useSendMessage } from './queries.ts';
import { useSending } from './use-sending.ts';
import { useWriter, useWriterKey } from './writer.ts';

const schema = contactBody.pick({ name: true, email: true, phone: true, subject: true, message: true, website: true });
const unkept = ['website'];

interface ContactFormOptions {
  /** each place with a message form has its own draft */
  place: 'contact' | 'support';
  /** text for errors without a message of the server */
  failed: string;
  onSent?: (fate: Fate<unknown>) => void;
}

/** The form of a support message: known fields are filled in, and the text is stored until it is sent. */
export function useContactForm({ place, failed, onSent }: ContactFormOptions) {
  const draft = { key: messageDraft(place, useWriterKey()), unkept };
  const writer = useWriter();
  const [known] = useState({ ...writer, subject: '', message: '', website: '' });
  const form = useForm({
    resolver: zodResolver(schema),
    reValidateMode: 'onSubmit',
    defaultValues: withDraft(draft, known),
  });
  useFormDraft(form, draft, known);
  const sending = useSendMessage(() => dropDraft(draft));
  const { submit, failure } = useSending(form, sending, {
    words: (error) => contactFailure(error, failed),
    onSent: (fate) => {
      form.reset(known);
      onSent?.(fate);
    },
  });
  return { form, sending, submit, failure };
}

export type ContactFormControl = ReturnType<typeof useContactForm>['form'];

/** Returns the text of a support message that could not be sent (rule SUPP-4). */
function contactFailure(error: Error, failed: string): string {
  return error instanceof OfflineError ? 'Error de conexión. Intenta nuevamente.' : messageOf(error, failed);
}
