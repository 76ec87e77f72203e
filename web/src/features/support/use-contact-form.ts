import { zodResolver } from '@hookform/resolvers/zod';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { contactBody, type support } from '@tero/shared/contract/support';
import { useSubmit } from '../../common/form/use-submit.ts';
import { useTextForm } from '../../common/form/use-text-form.ts';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import type { Draft } from '../../offline/drafts/drafts.ts';
import type { OpenedForm, SendResult } from '../../offline/outbox/outbox.ts';
import { useSendMessage } from './contact-queries.ts';
import { useWriter } from './writer.ts';

const schema = contactBody.pick({ name: true, email: true, phone: true, subject: true, message: true, website: true });
const unstored = ['website'];

/** The fields of a message as they are typed. */
export type MessageFields = Record<'name' | 'email' | 'phone' | 'subject' | 'message' | 'website', string>;

export interface ContactFormOptions {
  /** each place with a message form has its own */
  draft: Draft;
  /** what was typed there before, or waits */
  opened: OpenedForm<Partial<MessageFields>> | null;
  /** text for errors without a message of the server */
  failed: string;
  onSent?: (result: SendResult<ResponseOf<typeof support.send>>) => void;
}

/** The form of a support message: known fields are filled in, and the text is stored until it is sent. */
export function useContactForm({ draft, opened, failed, onSent }: ContactFormOptions) {
  const { form, known, autosave } = useTextForm({
    draft,
    resolver: zodResolver(schema),
    opened,
    known: { ...useWriter(), subject: '', message: '', website: '' },
    unstored,
  });
  const sending = useSendMessage(autosave);
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
