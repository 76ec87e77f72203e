import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmation } from '@tero/shared/contract/accounts-confirmation';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { phoneConfirmation } from '@tero/shared/contract/phone-confirmation';
import { aboutOwnProfile, aboutSettings } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { verifySession } from '../../../lib/session/verify-session.ts';
import { retryUnconfirmed } from '../../../offline/outbox/stored.ts';

/** Confirms with the password who is there, before something that does lasting harm (rule SES-24). */
export function useConfirmIdentity() {
  return useMutation({
    mutationFn: (body: GivenBody<typeof confirmation.confirm>) => call(confirmation.confirm, { body }),
  });
}

/** Asks for a code by SMS (rule TRUST-55). */
export function useAskPhoneCode() {
  return useMutation({
    mutationFn: (body: GivenBody<typeof phoneConfirmation.ask>) => call(phoneConfirmation.ask, { body }),
  });
}

/** Confirms the phone, which becomes the account's, and sends the items that waited for it. */
export function useConfirmPhone() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenBody<typeof phoneConfirmation.confirm>) => call(phoneConfirmation.confirm, { body }),
    onSuccess: () => {
      // what is sent has its own signs of a failure
      void retryUnconfirmed().catch(() => undefined);
      void verifySession();
      for (const { prefix } of [aboutOwnProfile, aboutSettings]) void client.invalidateQueries({ queryKey: prefix });
    },
  });
}
