import { useMutation } from '@tanstack/react-query';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { newsletter } from '@tero/shared/contract/newsletter';
import { currentNewsletterConsent } from '@tero/shared/rules/newsletter';
import { call } from '../../../lib/http/api.ts';

/** Asks for the newsletter, with the version of the text that the form shows. */
export function useSubscribe() {
  return useMutation({
    mutationFn: ({ email, website }: Pick<GivenBody<typeof newsletter.subscribe>, 'email' | 'website'>) =>
      call(newsletter.subscribe, { body: { email, website, consent: currentNewsletterConsent } }),
  });
}

export function useConfirmNewsletter(token: string) {
  return useMutation({ mutationFn: () => call(newsletter.confirm, { params: { token } }) });
}

export function useLeaveNewsletter(token: string) {
  return useMutation({ mutationFn: () => call(newsletter.leave, { params: { token } }) });
}
