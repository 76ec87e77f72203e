import { zodResolver } from '@hookform/resolvers/zod';
import { contactBody } from '@tero/shared/contract/support';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { OfflineError } from '../../lib/http/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import { dropDraft, textDraft, withDraft } from '../../offline/drafts/drafts.ts';
import type { SendResult } from '../../offline/outbox/outbox.ts';
import { useSubmit } from '../form/use-submit.ts';
import { useTextDraft } from '../form/use-text-draft.ts';
import { useSendMessage } from './queries.ts';
import { useWriter, useWriterId } from './writer.ts';

const schema = contactBody.pick({ name: true, email: true, phone: true, subject: true, message: true, website: true });
const unstored = ['website'];

interface ContactFormOptions {
  /** each place with a message form has its own draft */
  place: 'contact' | 'support';
  /** text for errors without a message of the server */
  failed: string;
  onSent?: (result: SendResult<unknown>) => void;
}

/** The form of a support message: known fields are filled in, and the text is stored until it is sent. */
export function useContactForm({ place, failed, onSent }: ContactFormOptions) {
  const draft = textDraft(place, useWriterId(), { unstored });
  const writer = useWriter();
  const [known] = useState({ ...writer, subject: '', message: '', website: '' });
  const form = useForm({
    resolver: zodResolver(schema),
    reValidateMode: 'onSubmit',
    defaultValues: withDraft(draft, known),
  });
  useTextDraft(form, draft, known);
  const sending = useSendMessage(() => void dropDraft(draft));
  const { submit, failure } = useSubmit(form, sending, {
    words: (error) => contactFailure(error, failed),
    onSent: (result) => {
      form.reset(known);
      onSent?.(result);
    },
  });
  return { form, sending, submit, failure };
}

export type ContactFormControl = ReturnType<typeof useContactForm>['form'];

/** Returns the text of a support message that could not be sent (rule SUPP-4). */
function contactFailure(error: Error, failed: string): string {
  return error instanceof OfflineError ? 'Error de conexión. Intenta nuevamente.' : messageOf(error, failed);
}
