import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmation } from '@tero/shared/contract/accounts-confirmation';
import type { GivenBody } from '@tero/shared/contract/endpoint';
import { phoneConfirmation } from '@tero/shared/contract/phone-confirmation';
import { aboutOwnProfile, aboutSettings } from '../../../common/subjects.ts';
import { call } from '../../../lib/http/api.ts';
import { verifySession } from '../../../lib/session/verify-session.ts';
import { retryUnconfirmed } from '../../../offline/outbox/stored.ts';

/** Confirms the person's identity with the password, before an action that does lasting harm (rule SES-24). */
export function useConfirmIdentity() {
  return useMutation({
    mutationFn: (body: GivenBody<typeof confirmation.confirm>) => call(confirmation.confirm, { body }),
  });
}

/** Asks the server to send a code by SMS (rule TRUST-55). */
export function useAskPhoneCode() {
  return useMutation({
    mutationFn: (body: GivenBody<typeof phoneConfirmation.ask>) => call(phoneConfirmation.ask, { body }),
  });
}

/** Confirms the phone, stores it in the account, and sends the items that waited for it. */
export function useConfirmPhone() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenBody<typeof phoneConfirmation.confirm>) => call(phoneConfirmation.confirm, { body }),
    onSuccess: () => {
      // each item that is sent shows its own failure
      void retryUnconfirmed().catch(() => undefined);
      void verifySession();
      for (const { prefix } of [aboutOwnProfile, aboutSettings]) void client.invalidateQueries({ queryKey: prefix });
    },
  });
}
