import type { BodyOf } from '@tero/shared/contract/endpoint';
import { contactBody, type support } from '@tero/shared/contract/support';
import { useRef } from 'react';
import type { FormPlace } from '../../common/form/stored-form.ts';
import { useOutboxForm } from '../../common/form/use-outbox-form.ts';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { messageOf } from '../../lib/http/messages.ts';
import type { ReplyOf } from '../../offline/kinds.ts';
import { pageAddress } from './page-address.ts';
import { useWriter } from './writer.ts';

const schema = contactBody.pick({ name: true, email: true, phone: true, subject: true, message: true, website: true });

/** Holds the fields of a message as the person types them. */
type MessageFields = Record<'name' | 'email' | 'phone' | 'subject' | 'message' | 'website', string>;

interface ContactFormOptions {
  /** each place with a message form has its own draft */
  place: FormPlace;
  onSent?: (reply: ReplyOf<'contact'>) => void;
  /** told when it waits for signal */
  queued?: string;
  onQueued?: () => void;
}

/**
 * Manages the form of a support message, with known fields filled in. Text written after sending is another message.
 */
export function useContactForm(options: ContactFormOptions) {
  // a repeated send of the same item has the same body, with the time of its first send
  const circumstances = useRef<{ id: string; of: Circumstances } | null>(null);
  function circumstancesOf(id: string): Circumstances {
    if (circumstances.current?.id !== id) circumstances.current = { id, of: readCircumstances() };
    return circumstances.current.of;
  }
  const known: MessageFields = { ...useWriter(), subject: '', message: '', website: '' };
  return useOutboxForm({
    kind: 'contact',
    schema,
    known,
    short: true,
    unstored: ['website'],
    again: true,
    item: (written, _images, id) => ({
      body: { ...written, ...circumstancesOf(id) },
      title: `Mensaje a Tero: ${written.subject}`,
      edit: '/contact',
    }),
    ...options,
  });
}

export type ContactFormControl = ReturnType<typeof useContactForm>['form'];

type Circumstances = Pick<BodyOf<typeof support.send>, 'page' | 'userAgent' | 'timestamp'>;

function readCircumstances(): Circumstances {
  return {
    page: pageAddress(window.location),
    userAgent: navigator.userAgent.slice(0, 500),
    timestamp: new Date().toISOString(),
  };
}

/** Returns the error text for a support message that could not be sent (rule SUPP-4). */
export function contactFailure(error: unknown, failed: string): string {
  return error instanceof OfflineError ? 'Error de conexión. Intenta nuevamente.' : messageOf(error, failed);
}
