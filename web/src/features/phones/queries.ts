import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '@tero/shared/contract/endpoint';
import type { history } from '@tero/shared/contract/history';
import { offerInstall } from '../../lib/device/install.ts';
import { send } from '../../offline/outbox/outbox.ts';

/** Describes the page from which a person contacts a provider, with its token. */
export interface ContactPage {
  of: 'service' | 'profile';
  /** whether the contact is from a quote, which counts as from the profile (rule QUOTE-23) */
  from_quote?: true;
  /** the service's id, or the provider's */
  id: number;
  page_token?: string | undefined;
  /** what it is called in Pendientes */
  title: string;
}

type Click = BodyOf<typeof history.trackClick>;

/**
 * Counts that the chat was opened or the number called; failures are ignored (rule PHONE-7). It uses the outbox: people
 * who call often have no mobile data, and the app goes to the background when the chat opens.
 */
export function useTrackContact({ of, id, page_token, title, from_quote }: ContactPage) {
  return useMutation({
    mutationFn: (click_type: Click['click_type']) =>
      send({
        kind: 'tap',
        params: {},
        body: {
          [of === 'service' ? 'service_id' : 'provider_id']: id,
          click_type,
          page_token,
          ...(from_quote && { from_quote }),
          happened_at: new Date().toISOString(),
        },
        title: `${click_type === 'phone' ? 'Llamada' : 'Contacto'}: ${title}`,
        setKey: `tap:${of}:${id}:${click_type}`,
      }),
    onMutate: offerInstall,
  });
}
